import { decodeFireBans, type RubicoreClient } from '@brandpost/rubicore-api';
import { queryOptions } from '@tanstack/react-query';
import { queryKeys } from '../../server-state/query-keys.ts';

/** What has been said of each municipality. */
export const fireBansQuery = (client: RubicoreClient) =>
  queryOptions({
    queryKey: queryKeys.fireBans,
    queryFn: async ({ signal }) => decodeFireBans(await client.call('getFireBans', { signal })).fireBans,
  });
