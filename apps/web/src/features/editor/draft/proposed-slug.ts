import { slugify } from '@brandpost/swedish';

const MAX_LETTERS = 100;
/** What the service calls a post that has no title yet. */
const UNTITLED = 'utan-titel';

/** The address that goes with a title, as long as nobody has written one of their own; else null. */
export function proposedSlug(title: string, was: { title: string; slug: string }): string | null {
  const proposed = [slugOf(was.title), UNTITLED].filter((slug) => slug !== '');
  const isProposed =
    was.slug === '' || proposed.includes(was.slug.replace(/-\d+$/, '')) || proposed.includes(was.slug);
  const slug = slugOf(title);
  return isProposed && slug !== '' ? slug : null;
}

function slugOf(title: string): string {
  return slugify(title).slice(0, MAX_LETTERS).replace(/-$/, '');
}
