import { LIST_PER_PAGE, type Link } from '@brandpost/domain';
import { decodeLink } from '@brandpost/rubicore-api';
import { compareSwedish } from '@brandpost/swedish';
import { decodedList } from '../api/decoded.ts';
import type { Services } from '../api/services.ts';

/** The links of one type, sorted by name. Source: SPEC section 7, typical list queries. */
export async function fetchLinks(
  services: Services,
  type: 'search' | 'e-service' | 'social',
): Promise<Link[]> {
  const rows = await services.client.call('listLinks', {
    query: { type, sort: 'name ASC', perPage: LIST_PER_PAGE },
  });
  return [...decodedList(rows, decodeLink)].sort((a, b) => compareSwedish(a.name, b.name));
}
