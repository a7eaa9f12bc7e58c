import { type Acknowledgement, acknowledgedOn, asksForAcknowledgement } from './acknowledgement.ts';
import type { Post } from './entities/post.ts';
import type { PostType } from './entities/type-names.ts';

/** What is read by staff: opening it is marked, and it is counted as long as it is not. */
export const READ_BY_STAFF: readonly PostType[] = ['info', 'info-important', 'related_info', 'alert'];

/** How far somebody has come with a post. */
export type Reading = { isRead: boolean; mustAcknowledge: boolean };

type Readable = Pick<Post, 'id' | 'type' | 'acknowledgeBy' | 'acknowledgementRound'>;

/** What somebody has read and acknowledged. */
export type ReadingState = {
  readIds: readonly number[];
  acknowledgements: readonly Acknowledgement[];
};

/** Whether somebody has read a post, and whether they still have to acknowledge it. */
export function readingOf(post: Readable, { readIds, acknowledgements }: ReadingState): Reading {
  return {
    isRead: readIds.includes(post.id),
    mustAcknowledge: asksForAcknowledgement(post) && acknowledgedOn(post, acknowledgements) === null,
  };
}

/**
 * What somebody has left to read, the most pressing first: what has to be acknowledged, then important information,
 * then the rest; each in the order given. What has been read stays until it is acknowledged.
 */
export function leftToRead<Item extends Readable>(posts: readonly Item[], state: ReadingState): Item[] {
  const rank = (post: Item) => {
    if (readingOf(post, state).mustAcknowledge) return 0;
    return post.type === 'info' ? 2 : 1;
  };
  const left = posts.filter((post) => {
    const { isRead, mustAcknowledge } = readingOf(post, state);
    return !isRead || mustAcknowledge;
  });
  return left.toSorted((one, other) => rank(one) - rank(other));
}
