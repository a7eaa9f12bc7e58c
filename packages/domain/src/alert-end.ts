import type { Post } from './entities/post.ts';
import { hasEnded } from './visibility.ts';

/** How an alert has ended: the danger is over, or what it says holds no longer. */
export type AlertEnd = 'over' | 'ended';

/** How a post that is an alert has ended by now; null for one whose danger lasts, and for all else. */
export function alertEndOf(
  post: Pick<Post, 'type' | 'alert' | 'unpublishedDate'>,
  now: Date,
): AlertEnd | null {
  if (post.type !== 'alert') return null;
  if (post.alert?.allClearAt) return 'over';
  return hasEnded(post, now) ? 'ended' : null;
}
