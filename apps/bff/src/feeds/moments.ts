import type { Post } from '@brandpost/domain';

/** When a post was published and last changed; null where it does not say. */
export function momentsOf(post: Post): { published: Date | null; updated: Date | null } {
  const published = dateOf(post.publishedDate) ?? dateOf(post.authoredDate);
  const changed = dateOf(post.updatedDate);
  // Written long before it was published: nobody saw those changes.
  const isOlder = published !== null && changed !== null && changed < published;
  return { published, updated: isOlder ? published : (changed ?? published) };
}

function dateOf(text: string | null): Date | null {
  const date = new Date(text ?? Number.NaN);
  return Number.isNaN(date.getTime()) ? null : date;
}
