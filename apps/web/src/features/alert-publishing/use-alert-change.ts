import type { Post } from '@brandpost/domain';
import { decodePost, type PostBody, type RubicoreClient } from '@brandpost/rubicore-api';
import { queryOptions, useMutation } from '@tanstack/react-query';
import { useServices } from '../../api/services.ts';
import { queryKeys } from '../../server-state/query-keys.ts';

async function fetchAlert(client: RubicoreClient, id: number): Promise<{ present: Post; version?: number }> {
  const wire = await client.call('getPost', { params: { slug: String(id) }, query: {} });
  const present = decodePost(wire);
  if (present?.id !== id) throw new Error(`What came is not alert ${id}.`);
  return { present, ...(wire.version !== undefined && { version: wire.version }) };
}

/**
 * An alert as it is when somebody begins to change it. What is filled in then does not change under one's hands, so no
 * event invalidates it.
 * @param opening counts how often it was begun: each time it is read anew
 */
export function alertQuery(client: RubicoreClient, { id, opening }: Record<'id' | 'opening', number>) {
  return queryOptions({
    queryKey: ['alert-to-change', id, opening],
    queryFn: async () => (await fetchAlert(client, id)).present,
    staleTime: 0,
    gcTime: 0,
  });
}

/**
 * Changes an alert that is out, from what it is by now: what a colleague has said meanwhile stays.
 * @param id the alert
 */
export function useAlertChange(id: number) {
  const { client } = useServices();
  return useMutation({
    mutationFn: async (bodyOf: (present: Post, now: Date) => PostBody) => {
      const { present, version } = await fetchAlert(client, id);
      return await client.call('updatePost', {
        params: { id },
        json: bodyOf(present, new Date()),
        ...(version === undefined ? {} : { ifMatch: version }),
      });
    },
    meta: { invalidates: [queryKeys.posts], isFailureShown: true },
  });
}
