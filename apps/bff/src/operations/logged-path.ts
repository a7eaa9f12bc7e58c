const MOST_CHARACTERS = 200;

/** The path of an address. What people search for is their own, however the address is spelt, and so is every query. */
export function loggedPath(url: string): string {
  const path = (url.split('?', 1)[0] ?? '').replace(/^[/\\]+/, '/');
  const [, first = '', ...rest] = path.split('/');
  if (rest.length > 0 && decoded(first).toLowerCase() === 'sok') return '/sok/…';
  return path.length > MOST_CHARACTERS ? `${path.slice(0, MOST_CHARACTERS)}…` : path;
}

function decoded(segment: string): string {
  try {
    return decodeURIComponent(segment);
  } catch {
    return segment;
  }
}
