import { type Delivery, deliverUnsent, type UnsentAcknowledgement } from '@brandpost/domain';
import { API_PREFIX } from '@brandpost/rubicore-api';
import { checkOwner } from './check-owner.ts';
import { fieldOutbox } from './field-outbox.ts';

/** An answer that has not come by then is asked for again later. */
const PATIENCE_MS = 20_000;

/**
 * Sends what is unsent on this device, if the person who wrote it is signed in as themselves.
 * @returns null where nothing is unsent
 */
export async function sendUnsent(): Promise<Delivery | null> {
  if ((await fieldOutbox.list()).length === 0) return null;
  if ((await checkOwner()) !== 'own') return { accepted: [], refused: [], isRestLeft: true };
  return await deliverUnsent(fieldOutbox, send);
}

async function send({ postId, round }: UnsentAcknowledgement) {
  const answer = await fetch(`${API_PREFIX}/core/v1/post/${postId}/acknowledgement`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-csrf': '1' },
    body: JSON.stringify({ round }),
    signal: AbortSignal.timeout(PATIENCE_MS),
  });
  return { status: answer.status, body: await answer.json() };
}
