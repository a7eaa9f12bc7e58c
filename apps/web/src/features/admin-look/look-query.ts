import type { RubicoreClient } from '@brandpost/rubicore-api';
import { queryOptions } from '@tanstack/react-query';
import { queryKeys } from '../../server-state/query-keys.ts';

/** What the service has chosen of how the site looks. */
export const lookQuery = (client: RubicoreClient) =>
  queryOptions({
    queryKey: queryKeys.siteLook,
    queryFn: ({ signal }) => client.call('getSiteLook', { signal }),
  });
