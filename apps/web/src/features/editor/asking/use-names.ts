import type { RubicoreClient } from '@brandpost/rubicore-api';
import { type UseQueryResult, useQueries } from '@tanstack/react-query';
import { queryKeys } from '../../../server-state/query-keys.ts';

/** Names of people by their ids; those that are not known yet are left out. */
export function useNames(ids: readonly number[], client: RubicoreClient): ReadonlyMap<number, string> {
  return useQueries({
    queries: ids.map((id) => ({
      queryKey: [...queryKeys.users, 'name', id],
      queryFn: async (): Promise<[number, string]> => {
        const person = await client.call('getUser', { params: { id: String(id) } }).catch(() => null);
        return [id, person?.displayName ?? `#${id}`];
      },
    })),
    combine: (results: UseQueryResult<[number, string]>[]) =>
      new Map(results.flatMap(({ data }) => (data === undefined ? [] : [data]))),
  });
}
