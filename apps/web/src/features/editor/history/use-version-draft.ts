import type { PostDraft } from '@brandpost/domain';
import { decodePost, type RubicoreClient } from '@brandpost/rubicore-api';
import { useQuery } from '@tanstack/react-query';
import { queryKeys } from '../../../server-state/query-keys.ts';
import { draftOfPost } from '../draft/draft-of-post.ts';

type VersionDraft = { readonly draft: PostDraft | null; readonly hasFailed: boolean };

/** A post as it was saved under a number, which stays as it is. @param number null while none is asked for */
export function useVersionDraft(id: number, number: number | null, client: RubicoreClient): VersionDraft {
  const { data = null, isError } = useQuery({
    queryKey: [...queryKeys.posts, 'version', id, number],
    async queryFn({ signal }) {
      const post = decodePost(
        await client.call('getPostVersion', { params: { id, number: number ?? 0 }, signal }),
      );
      if (post === null) throw new Error('The answer holds no post');
      return draftOfPost(post);
    },
    enabled: number !== null,
    staleTime: 'static',
  });
  return { draft: data, hasFailed: isError };
}
