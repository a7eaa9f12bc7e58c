import type { Post } from '@brandpost/domain';
import {
  ApiError,
  decodePost,
  type PostBody,
  type RubicoreClient,
  type WirePost,
} from '@brandpost/rubicore-api';
import { queryOptions, useMutation } from '@tanstack/react-query';
import { useServices } from '../../api/services.ts';
import { queryKeys } from '../../server-state/query-keys.ts';

async function fetchAlert(client: RubicoreClient, id: number): Promise<{ present: Post; version?: number }> {
  const wire = await readOwn(client, id);
  const present = decodePost(wire);
  if (present?.id !== id) throw new Error(`What came is not alert ${id}.`);
  return { present, ...(wire.version !== undefined && { version: wire.version }) };
}

/** An exercise is not there for anyone whose session has ended: a call of their own then says so in its place. */
async function readOwn(client: RubicoreClient, id: number): Promise<WirePost> {
  try {
    return await client.call('getPost', { params: { slug: String(id) }, query: {} });
  } catch (error) {
    if (error instanceof ApiError && error.status === 404)
      await client.call('listMyAcknowledgements', { query: { perPage: 1 } });
    throw error;
  }
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

/** A colleague has said that the danger is over while something was written of it. */
export class AlertIsOver extends Error {}

/** A change of what is on, refused where it is said to be over by now. */
export function whileItLasts(
  bodyOf: (present: Post, now: Date) => PostBody,
): (present: Post, now: Date) => PostBody {
  return (present, now) => {
    if (present.alert?.allClearAt) throw new AlertIsOver();
    return bodyOf(present, now);
  };
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
