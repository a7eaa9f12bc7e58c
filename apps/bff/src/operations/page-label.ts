/** First parts of the addresses of pages; a test holds them against the web app's route table. */
export const PAGES: ReadonlySet<string> = new Set([
  'annons',
  'changelog',
  'e-tjanster',
  'forhandsvisning',
  'ge-ta',
  'kontakt',
  'krisinformation',
  'krislarm',
  'login',
  'maintenance',
  'nyhet',
  'nyheter',
  'overblick',
  'profile',
  'sida',
  'skapa-innehall',
  'sok',
]);

/**
 * What a page's address is counted under: `/`, `/nyhet/*`, `/profile/admin/*`. Addresses that nobody has listed are one,
 * so that whoever makes them up makes no new series.
 */
export function pageLabel(path: string): string {
  const [first = '', second] = path.split('?', 1)[0]?.split('/').filter(Boolean) ?? [];
  if (first === '') return '/';
  if (!PAGES.has(first)) return '/*';
  if (second === undefined) return `/${first}`;
  return first === 'profile' && second === 'admin' ? '/profile/admin/*' : `/${first}/*`;
}
