import type { Post } from './entities/post.ts';
import type { PostType } from './entities/type-names.ts';

/** What staff can be asked to acknowledge: information, and crisis information. */
export const ACKNOWLEDGED_TYPES: readonly PostType[] = ['info', 'info-important', 'alert'];

/** That somebody has read and understood a post, in one of its rounds. */
export type Acknowledgement = { postId: number; round: number; acknowledgedDate: string };

type Asking = Pick<Post, 'type' | 'acknowledgeBy'>;

/** Whether a post asks those it is meant for to acknowledge it. On other types the date means nothing. */
export function asksForAcknowledgement({ type, acknowledgeBy }: Asking): boolean {
  return acknowledgeBy !== null && ACKNOWLEDGED_TYPES.includes(type);
}

/** When somebody acknowledged a post in its present round; null where they have not. */
export function acknowledgedOn(
  post: Pick<Post, 'id' | 'acknowledgementRound'>,
  acknowledgements: readonly Acknowledgement[],
): string | null {
  const given = acknowledgements.find(
    ({ postId, round }) => postId === post.id && round === post.acknowledgementRound,
  );
  return given?.acknowledgedDate ?? null;
}
