import type { Post } from '@brandpost/domain';
import { decodePost, type PostBody } from '@brandpost/rubicore-api';
import { useMutation } from '@tanstack/react-query';
import { useServices } from '../../api/services.ts';
import { queryKeys } from '../../server-state/query-keys.ts';

/**
 * Changes an alert that is out, from what it is by now: what a colleague has said meanwhile stays.
 * @param id the alert
 */
export function useAlertChange(id: number) {
  const { client } = useServices();
  return useMutation({
    mutationFn: async (bodyOf: (present: Post, now: Date) => PostBody) => {
      const wire = await client.call('getPost', { params: { slug: String(id) }, query: {} });
      const present = decodePost(wire);
      if (present?.id !== id) throw new Error(`What came is not alert ${id}.`);
      const version = wire.version === undefined ? {} : { ifMatch: wire.version };
      return await client.call('updatePost', {
        params: { id },
        json: bodyOf(present, new Date()),
        ...version,
      });
    },
    meta: { invalidates: [queryKeys.posts], isFailureShown: true },
  });
}
