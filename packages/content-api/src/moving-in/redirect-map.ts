import type { Move } from './content-from-old-pages.ts';

/**
 * Lines for a `map` of nginx, from the old path to the new one, with and without a slash at the end: visitors' bookmarks
 * and search engines know the old ones for years.
 */
export function redirectMap(moves: readonly Move[]): string {
  const lines = new Map<string, string>();
  for (const { from, to } of moves) {
    const { pathname, search } = new URL(from);
    const path = pathname.replace(/\/+$/, '');
    for (const old of [`${path}${search}`, `${path}/${search}`]) {
      if (old !== '' && old !== '/' && old !== to) lines.set(quoted(old), quoted(to));
    }
  }
  return [...lines].map(([old, to]) => `${old} ${to};\n`).join('');
}

function quoted(path: string): string {
  return `"${path.replace(/["\\$]/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`)}"`;
}
