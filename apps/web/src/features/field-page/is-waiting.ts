import { type UnsentAcknowledgement, unsentId } from '@brandpost/domain';
import type { FieldPost } from '../../field-store/field-content.ts';

/** Whether a post has been acknowledged here, in its present round, and the service does not have that yet. */
export function isWaiting(post: FieldPost, unsent: readonly UnsentAcknowledgement[]): boolean {
  const id = unsentId({ postId: post.id, round: post.acknowledgementRound });
  return unsent.some((one) => one.id === id);
}
