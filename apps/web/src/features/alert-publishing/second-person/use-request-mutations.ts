import type { AlertRequest } from '@brandpost/rubicore-api';
import { useMutation } from '@tanstack/react-query';
import { useServices } from '../../../api/services.ts';
import { queryKeys } from '../../../server-state/query-keys.ts';

const meta = { invalidates: [queryKeys.posts, queryKeys.alertRequests], isFailureShown: true } as const;

/** What can be done with a request: approved or denied by another, taken back by who has asked. */
export function useRequestMutations({ id: requestId, postId }: Pick<AlertRequest, 'id' | 'postId'>) {
  const { client } = useServices();
  const params = { id: postId, requestId };
  return {
    approving: useMutation({
      async mutationFn() {
        const begunAt = performance.now();
        return { post: await client.call('approveAlert', { params }), begunAt, isPressedHere: true };
      },
      meta,
    }),
    denying: useMutation({
      mutationFn: (reason: string) => client.call('denyAlert', { params, json: { reason } }),
      meta,
    }),
    cancelling: useMutation({
      mutationFn: () => client.call('cancelAlertRequest', { params }),
      meta,
    }),
  };
}
