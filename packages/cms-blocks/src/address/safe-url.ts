/** What an address is for, and so which schemes it may have. */
export type UrlKind =
  /** Something to follow: http, https, mailto, tel, sms, or a path on this site. */
  | 'link'
  /** A page: http, https, or a path on this site. */
  | 'page'
  /** Something to put in a frame: https alone. */
  | 'frame';

const PROTOCOLS: Readonly<Record<UrlKind, ReadonlySet<string>>> = {
  link: new Set(['http:', 'https:', 'mailto:', 'tel:', 'sms:']),
  page: new Set(['http:', 'https:']),
  frame: new Set(['https:']),
};

const MAX_LENGTH = 2048;
/** Control characters, and the marks that turn the direction of text around and so hide where an address leads. */
const UNWANTED_CHARACTER = /[\p{Cc}\u061c\u200e\u200f\u2028\u2029\u202a-\u202e\u2066-\u2069\\]/u;
const TELEPHONE = /^(?:tel|sms):\+?[\d*#(). -]{1,40}$/i;
/** A host that cannot exist, for resolving paths. */
const OWN_SITE = 'https://own-site.invalid';

/**
 * The one rule for addresses in content.
 * @returns the address, trimmed but otherwise as written, or null when it may not be used: another scheme, `//host`,
 * a backslash, a control character, a name or password in it, or nothing that a browser would read as an address
 */
export function safeUrl(text: string, kind: UrlKind): string | null {
  const address = text.trim();
  if (address === '' || address.length > MAX_LENGTH) return null;
  if (UNWANTED_CHARACTER.test(address) || !address.isWellFormed()) return null;
  if (address.startsWith('/')) return kind !== 'frame' && isPathOnOwnSite(address) ? address : null;

  const url = parse(address);
  if (url === null || !PROTOCOLS[kind].has(url.protocol)) return null;
  switch (url.protocol) {
    case 'mailto:':
      return url.pathname.includes('@') ? address : null;
    case 'tel:':
    case 'sms:':
      return TELEPHONE.test(address) ? address : null;
    default:
      return isPlainWebAddress(address, url) ? address : null;
  }
}

/** `https:host` is an address to some parsers and a path to others; `user@` shows one host and leads to another. */
function isPlainWebAddress(address: string, url: URL): boolean {
  const authority = /^https?:\/\/([^/?#]+)/i.exec(address)?.[1];
  return authority !== undefined && !authority.includes('@') && url.username === '' && url.password === '';
}

/** After `.` and `..` are resolved too: `/.//host` is a path, but not to everyone who cuts it up. */
function isPathOnOwnSite(path: string): boolean {
  if (path.startsWith('//')) return false;
  const url = parse(path, OWN_SITE);
  return url !== null && url.origin === OWN_SITE && !url.pathname.startsWith('//');
}

/** `URL.parse` is missing in browsers that visitors still have. */
function parse(address: string, base?: string): URL | null {
  try {
    return new URL(address, base);
  } catch {
    return null;
  }
}
