import type { CommentBody, Mentionable, RubicoreClient, ThreadResolution } from '@brandpost/rubicore-api';
import { useMutation, useQuery } from '@tanstack/react-query';
import { queryKeys } from '../../../server-state/query-keys.ts';
import { useFollowed } from '../../../server-state/use-followed.ts';
import { commentsQuery } from './comments-query.ts';

const meta = { invalidates: [queryKeys.comments], isFailureShown: true } as const;

/** What somebody writes, before it is sent: whom it mentions stands in the text by name. */
export type Words = { text: string; mentions: readonly Mentionable[] };

/** The comments of a post, which stay current while it is open; where there are none to be had they are not asked for again. */
export function useComments(client: RubicoreClient, postId: number | null) {
  const followed = useFollowed();
  return useQuery({
    ...commentsQuery(client, postId),
    ...followed,
    refetchInterval: ({ state }) => (state.data === null ? false : followed.refetchInterval),
  });
}

/** What can be done with the comments of a post. */
export function useCommentMutations(client: RubicoreClient, id: number) {
  return {
    adding: useMutation({
      mutationFn: (json: CommentBody) => client.call('createComment', { params: { id }, json }),
      meta,
    }),
    changing: useMutation({
      mutationFn: ({
        commentId,
        ...json
      }: Pick<CommentBody, 'text' | 'mentionIds'> & { commentId: number }) =>
        client.call('editComment', { params: { id, commentId }, json }),
      meta,
    }),
    removing: useMutation({
      mutationFn: (commentId: number) => client.call('deleteComment', { params: { id, commentId } }),
      meta,
    }),
    resolving: useMutation({
      mutationFn: ({ threadId, ...json }: ThreadResolution & { threadId: number }) =>
        client.call('resolveThread', { params: { id, commentId: threadId }, json }),
      meta,
    }),
  };
}
