/** Where visitors read posts; one that lives elsewhere is led to. Source: SPEC section 2, Screens and routes. */
const POST_PAGES: readonly string[] = ['sida', 'overblick', 'kontakt', 'nyhet', 'krisinformation'];

/** Pages that are there without a post. */
const FIXED_PAGES: readonly string[] = [
  '',
  'changelog',
  'login',
  'nyheter',
  'e-tjanster',
  'sok',
  ...POST_PAGES,
];

/** Searches for whatever is asked, and feeds, which the BFF has. */
const ANYTHING_BELOW: readonly string[] = ['sok', 'feeds'];

/** What a path of the site leads to: a page of its own, posts by slug, or an e-service. */
export type SiteTarget =
  | { kind: 'page' }
  | { kind: 'posts'; segment: string; slugs: readonly string[] }
  | { kind: 'e-service'; slug: string };

/** Reads a path, with or without what is asked for or pointed at within the page; null where the site has no such page. */
export function readSitePath(path: string): SiteTarget | null {
  const segments = segmentsOf(path);
  if (segments === null) return null;
  const [first = '', ...slugs] = segments;
  if (slugs.length === 0) return FIXED_PAGES.includes(first) ? { kind: 'page' } : null;
  if (POST_PAGES.includes(first) && slugs.length <= (first === 'sida' ? 2 : 1))
    return { kind: 'posts', segment: first, slugs };
  const [slug = ''] = slugs;
  if (slugs.length > 1) return null;
  if (ANYTHING_BELOW.includes(first)) return { kind: 'page' };
  return first === 'e-tjanster' ? { kind: 'e-service', slug } : null;
}

function segmentsOf(path: string): string[] | null {
  if (!path.startsWith('/') || path.startsWith('//')) return null;
  try {
    return path
      .replace(/[?#].*$/s, '')
      .replace(/\/$/, '')
      .slice(1)
      .split('/')
      .map(decodeURIComponent);
  } catch {
    return null;
  }
}
