import { posix } from 'node:path';

/** What no copy can answer: somebody's own pages, and what asks a service. */
const NOT_COPIED =
  /^\/(?:bff|rubicore|login|profile|skapa-innehall|annons|ge-ta|forhandsvisning|maintenance)(?:\/|$)/;
/** Lists go on in numbered pages, and there is one for each language; any other query is a question to the service. */
const LIST_PAGE = /^(?:sida=[1-9]\d{0,3}|sprak=[a-z-]{2,16})$/;
/** File systems take no longer names. */
const MAX_SEGMENT_BYTES = 200;

/**
 * The file in which a static copy of the site keeps what an address answers: `sida/brandvarnare/index.html`,
 * `nyheter/sida-2/index.html`, `media/skylt.jpg`.
 * @param address path and query on the site, as links spell them
 * @returns null for what is not copied
 */
export function fileOf(address: string): string | null {
  const { pathname, search } = new URL(address, 'http://site');
  if (NOT_COPIED.test(pathname)) return null;
  const segments = decodedSegments(pathname);
  if (segments === null) return null;
  const isFile = segments.at(-1)?.includes('.') === true;
  if (isFile) return posix.join(...segments);
  if (search === '') return posix.join(...segments, 'index.html');
  const listPage = search.slice(1);
  return LIST_PAGE.test(listPage) ? posix.join(...segments, listPage.replace('=', '-'), 'index.html') : null;
}

/** @returns null where a segment cannot be the name of a file */
function decodedSegments(pathname: string): string[] | null {
  try {
    const segments = pathname
      .split('/')
      .filter((segment) => segment !== '')
      .map(decodeURIComponent);
    return segments.every(isName) ? segments : null;
  } catch {
    return null;
  }
}

function isName(segment: string): boolean {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: no name of a file has them
  const isPlain = !/[/\\\u0000-\u001f]/.test(segment) && !segment.startsWith('.');
  return isPlain && Buffer.byteLength(segment) <= MAX_SEGMENT_BYTES;
}

/** How one file of the copy names another, so that the copy can lie below any address. */
export function linkBetween(from: string, to: string): string {
  const path = posix.relative(posix.dirname(from), to);
  return path.split('/').map(encodeURIComponent).join('/');
}
