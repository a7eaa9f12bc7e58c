import type { PostBody, WirePost } from '@brandpost/rubicore-api';
import { useMutation } from '@tanstack/react-query';
import { useRef } from 'react';
import { useServices } from '../../api/services.ts';
import { queryKeys } from '../../server-state/query-keys.ts';

const meta = { invalidates: [queryKeys.posts, queryKeys.alertRequests], isFailureShown: true } as const;

/** Publishes a new alert, or asks a second person to. One alert, however often it is tried, and by which of the two. */
export function usePublishAlert(bodyNow: () => PostBody) {
  const { client } = useServices();
  const idempotencyKey = useRef(crypto.randomUUID());
  const create = (json: PostBody) =>
    client.call('createPost', { json, idempotencyKey: idempotencyKey.current });
  const madeOf = ({ id, version }: WirePost) => ({
    params: { id },
    ...(version === undefined ? {} : { ifMatch: version }),
  });
  const publishing = useMutation({
    async mutationFn() {
      const begunAt = performance.now();
      const json = bodyNow();
      const made = await create(json);
      // An earlier try has asked for it, and nobody needs to be asked by now.
      const post =
        made.status === 'draft' ? await client.call('updatePost', { ...madeOf(made), json }) : made;
      return { post, begunAt, isPressedHere: true };
    },
    meta,
  });
  const requesting = useMutation({
    async mutationFn() {
      const json = bodyNow();
      const draft = await create({ ...json, status: 'draft' });
      return await client.call('requestAlert', { ...madeOf(draft), query: {}, json });
    },
    meta,
  });
  return { publishing, requesting };
}
