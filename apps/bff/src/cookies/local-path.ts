/**
 * A page of this site to go back to, with its query and fragment; `/` for anything that could lead elsewhere or is no page.
 * Source: SECURITY T40.
 */
export function localPath(value: unknown): string {
  if (typeof value !== 'string' || value.length > 2000 || !isPath(value)) return '/';
  const url = URL.parse(value, 'http://site');
  if (url === null || url.origin !== 'http://site') return '/';
  // Judged again: `/..//example.org` is a path, and becomes `//example.org`, which is a host.
  const path = url.pathname + url.search + url.hash;
  return isPath(path) && !CALLS.test(path) ? path : '/';
}

/** What is there for programs: nobody is to end on raw data, or where nothing is shown. */
const CALLS = /^\/(?:bff|rubicore)(?:[/?#]|$)/;

/** Browsers read a backslash as a slash, and drop control characters before they judge. */
function isPath(value: string): boolean {
  return /^\/(?!\/)/.test(value) && ![...value].some((character) => character < ' ' || character === '\\');
}
