/**
 * A path on this site to go back to; `/` for anything that could lead elsewhere or is not a path.
 * Source: SECURITY T40.
 */
export function localPath(value: unknown): string {
  if (typeof value !== 'string' || value.length > 2000) return '/';
  // Browsers read a backslash as a slash, and drop control characters before they judge.
  if (!/^\/(?![/\\])/.test(value) || [...value].some((character) => character < ' ' || character === '\\'))
    return '/';
  const url = URL.parse(value, 'http://site');
  return url !== null && url.origin === 'http://site' ? url.pathname + url.search : '/';
}
