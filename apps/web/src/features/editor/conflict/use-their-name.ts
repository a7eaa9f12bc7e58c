import type { RubicoreClient } from '@brandpost/rubicore-api';
import { useQuery } from '@tanstack/react-query';
import { queryKeys } from '../../../server-state/query-keys.ts';

/** Who saved last what one's own words collide with; null until it is known, and where nobody tells. */
export function useTheirName(
  { postId, isOut }: { postId: number | null; isOut: boolean },
  client: RubicoreClient,
): string | null {
  const { data = null } = useQuery({
    queryKey: [...queryKeys.posts, 'last-saved-by', postId, isOut],
    async queryFn({ signal }) {
      const params = { id: postId ?? 0 };
      if (isOut) return (await client.call('getWorkingCopy', { params, signal })).authorName;
      const [last] = await client.call('listPostVersions', {
        params,
        query: { perPage: 1, all: true },
        signal,
      });
      return last?.authorName ?? null;
    },
    enabled: postId !== null,
    // Each conflict is with somebody's latest save.
    staleTime: 0,
    retry: false,
  });
  return data === '' ? null : data;
}
