const MAX_CHARACTERS = 200;

const PREVIEW = 'forhandsvisning';

/** What people search for is their own, and the token of a preview is a key. */
const KEPT_SHORT: readonly string[] = ['sok', PREVIEW];

/** The path of an address. What people search for is their own, however the address is spelt, and so is every query. */
export function loggedPath(url: string): string {
  const path = (url.split('?', 1)[0] ?? '').replace(/^[/\\]+/, '/');
  const [, first = '', ...rest] = path.split('/');
  const name = decoded(first).toLowerCase();
  if (rest.length > 0 && KEPT_SHORT.includes(name)) return `/${name}/…`;
  if (name === 'rubicore' && rest.map(decoded).includes('preview')) return '/rubicore/core/v1/preview/…';
  return path.length > MAX_CHARACTERS ? `${path.slice(0, MAX_CHARACTERS)}…` : path;
}

/** Whether an address leads to what is not out yet, however it is spelt. */
export function isPreviewAddress(url: string): boolean {
  return loggedPath(url) === `/${PREVIEW}/…`;
}

function decoded(segment: string): string {
  try {
    return decodeURIComponent(segment);
  } catch {
    return segment;
  }
}
