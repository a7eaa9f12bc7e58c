import type { Post } from '@brandpost/domain';

/** Whether a crisis goes on. An upstream may not know end dates; one that has passed must never stay. */
export function isGoingOn({ unpublishedDate }: Pick<Post, 'unpublishedDate'>, now: Date): boolean {
  return unpublishedDate === null || new Date(unpublishedDate) > now;
}
