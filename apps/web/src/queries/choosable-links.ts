import { LIST_PER_PAGE } from '@brandpost/domain';
import { decodeLink, type RubicoreClient } from '@brandpost/rubicore-api';
import { compareSwedish } from '@brandpost/swedish';
import { queryOptions } from '@tanstack/react-query';
import { decodedList } from '../api/decoded.ts';
import { queryKeys } from '../server-state/query-keys.ts';

/** Every link that may be chosen as a tool or a favourite, by name. */
export const choosableLinksQuery = (client: RubicoreClient) =>
  queryOptions({
    queryKey: [...queryKeys.links, 'choosable'],
    async queryFn({ signal }) {
      const query = { type: ['tool', 'favorite'], sort: 'name ASC', perPage: LIST_PER_PAGE };
      const links = decodedList(await client.call('listLinks', { query, signal }), decodeLink);
      return [...links].sort((a, b) => compareSwedish(a.name, b.name));
    },
  });
