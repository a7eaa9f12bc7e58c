import { alertStateNames } from './alert-names.ts';
import type { Post } from './entities/post.ts';
import { hasEnded } from './visibility.ts';

/** How an alert has ended: the danger is over, or what it says holds no longer. */
export type AlertEnd = 'over' | 'ended';

const TITLE_BEGINS: Readonly<Record<AlertEnd, string>> = {
  over: alertStateNames.over,
  ended: 'Gäller inte längre',
};

/** How a post that is an alert has ended by now; null for one whose danger lasts, and for all else. */
export function alertEndOf(
  post: Pick<Post, 'type' | 'alert' | 'unpublishedDate'>,
  now: Date,
): AlertEnd | null {
  if (post.type !== 'alert') return null;
  if (post.alert?.allClearAt) return 'over';
  return hasEnded(post, now) ? 'ended' : null;
}

/** The title of an alert where it stands alone, which says first that the danger is over, or else that it holds no longer. */
export function titleWithEnd(title: string, end: AlertEnd | null): string {
  return end === null ? title : `${TITLE_BEGINS[end]}: ${title}`;
}
