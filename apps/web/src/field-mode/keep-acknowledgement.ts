import type { Post } from '@brandpost/domain';
import { isTransient } from '../api/transient.ts';
import { readOwner } from '../field-store/database.ts';
import { keepUnsent } from '../field-store/field-outbox.ts';

/**
 * Keeps an acknowledgement that did not come through on the phone of anyone who has chosen that, until there is a network.
 * @param error why it did not
 * @throws the error itself where nothing is kept for them here, or it says that it is of no use to try again
 */
export async function keepAcknowledgement(
  { id, acknowledgementRound, title }: Pick<Post, 'id' | 'acknowledgementRound' | 'title'>,
  userId: number,
  error: unknown,
): Promise<void> {
  if (!isTransient(error) || (await readOwner())?.userId !== userId) throw error;
  const saidDate = new Date().toISOString();
  await keepUnsent({ postId: id, round: acknowledgementRound, title, saidDate });
}
