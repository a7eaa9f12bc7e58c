import { ApiError, type PostComments, type RubicoreClient } from '@brandpost/rubicore-api';
import { queryOptions } from '@tanstack/react-query';
import { queryKeys } from '../../../server-state/query-keys.ts';

/**
 * The comments of a post; null where there are none to be had: an upstream that does not know the call, or somebody who
 * may not read them.
 */
export const commentsQuery = (client: RubicoreClient, postId: number | null) =>
  queryOptions({
    queryKey: [...queryKeys.comments, postId],
    async queryFn({ signal }): Promise<PostComments | null> {
      if (postId === null) return null;
      try {
        return await client.call('listComments', { params: { id: postId }, signal });
      } catch (error) {
        if (error instanceof ApiError && (error.status === 404 || error.status === 403)) return null;
        throw error;
      }
    },
    enabled: postId !== null,
    staleTime: 0,
  });
