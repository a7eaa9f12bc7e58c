import { TAGS_DROPPED_WITH_TEXT } from './allowed-html.ts';

export type HtmlToken =
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'open'; readonly tag: string; readonly attributes: ReadonlyMap<string, string> }
  | { readonly kind: 'close'; readonly tag: string };

/** How the end of each element that is dropped with its text is found. */
const endsOfDropped: ReadonlyMap<string, RegExp> = new Map(
  TAGS_DROPPED_WITH_TEXT.map((tag) => [tag, new RegExp(`</${tag}[^>]*>`, 'gi')]),
);

const OPEN = /<([a-zA-Z][^\s/>]*)/y;
const CLOSE = /<\/([a-zA-Z][^\s/>]*)[^>]*>?/y;
const ATTRIBUTE = /[\s/]*([^\s/>][^\s/>=]*)(?:\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s>]*)))?/y;
const TAG_END = /[\s/]*>/y;

/**
 * Cuts HTML into tags and texts, once from start to end. What has no end (a comment, a tag, a quoted value) takes the
 * rest of the text with it, as in a browser. Comments, declarations and elements of code come to nothing.
 */
export function* tokensOf(html: string): Generator<HtmlToken> {
  let at = 0;
  while (at < html.length) {
    const tagStart = html.indexOf('<', at);
    const textEnd = tagStart === -1 ? html.length : tagStart;
    if (textEnd > at) yield { kind: 'text', text: decodeEntities(html.slice(at, textEnd)) };
    if (tagStart === -1) return;

    const next = html[tagStart + 1] ?? '';
    if (next === '!' || next === '?') {
      at = after(html, html.startsWith('<!--', tagStart) ? '-->' : '>', tagStart);
      continue;
    }
    const close = matchAt(CLOSE, html, tagStart);
    if (close !== null) {
      yield { kind: 'close', tag: (close[1] ?? '').toLowerCase() };
      at = CLOSE.lastIndex;
      continue;
    }
    const open = matchAt(OPEN, html, tagStart);
    if (open === null) {
      yield { kind: 'text', text: '<' };
      at = tagStart + 1;
      continue;
    }
    const tag = (open[1] ?? '').toLowerCase();
    const { attributes, end } = readAttributes(html, OPEN.lastIndex);
    if (end === null) return;
    const endOfDropped = endsOfDropped.get(tag);
    if (endOfDropped !== undefined) {
      at = matchAt(endOfDropped, html, end) === null ? html.length : endOfDropped.lastIndex;
      continue;
    }
    yield { kind: 'open', tag, attributes };
    at = end;
  }
}

/** @returns the attributes of a tag, and where it ends; null when it does not */
function readAttributes(html: string, from: number): { attributes: Map<string, string>; end: number | null } {
  const attributes = new Map<string, string>();
  let at = from;
  while (at < html.length) {
    if (matchAt(TAG_END, html, at) !== null) return { attributes, end: TAG_END.lastIndex };
    const match = matchAt(ATTRIBUTE, html, at);
    if (match === null) return { attributes, end: null };
    const name = (match[1] ?? '').toLowerCase();
    const value = match[2] ?? match[3] ?? match[4] ?? '';
    // The first of two counts, as in a browser.
    if (!attributes.has(name)) attributes.set(name, decodeEntities(value));
    at = ATTRIBUTE.lastIndex;
  }
  return { attributes, end: null };
}

function matchAt(pattern: RegExp, text: string, at: number): RegExpExecArray | null {
  pattern.lastIndex = at;
  return pattern.exec(text);
}

function after(text: string, mark: string, from: number): number {
  const at = text.indexOf(mark, from);
  return at === -1 ? text.length : at + mark.length;
}

/** The names that Swedish texts and their editors use; sanitised text has the first four only, the rest is courtesy. */
const NAMED: ReadonlyMap<string, string> = new Map(
  Object.entries({
    amp: '&',
    lt: '<',
    gt: '>',
    quot: '"',
    apos: "'",
    nbsp: '\u00a0',
    shy: '\u00ad',
    aring: 'å',
    auml: 'ä',
    ouml: 'ö',
    Aring: 'Å',
    Auml: 'Ä',
    Ouml: 'Ö',
    eacute: 'é',
    Eacute: 'É',
    egrave: 'è',
    agrave: 'à',
    uuml: 'ü',
    ndash: '–',
    mdash: '—',
    hellip: '…',
    lsquo: '‘',
    rsquo: '’',
    ldquo: '“',
    rdquo: '”',
    bull: '•',
    middot: '·',
    deg: '°',
    sect: '§',
    frac12: '½',
    times: '×',
    euro: '€',
    copy: '©',
  }),
);

const ENTITY = /&(?:#(\d{1,7})|#[xX]([\da-fA-F]{1,6})|([a-zA-Z][a-zA-Z\d]{1,7}));/g;

/** A text with its character references read; one that is not known stays as it is written. */
export function decodeEntities(text: string): string {
  if (!text.includes('&')) return text;
  return text.replace(ENTITY, (written, decimal?: string, hexadecimal?: string, name?: string) => {
    if (name !== undefined) return NAMED.get(name) ?? written;
    return characterOf(decimal === undefined ? Number.parseInt(hexadecimal ?? '', 16) : Number(decimal));
  });
}

function characterOf(codePoint: number): string {
  const isSurrogate = codePoint >= 0xd800 && codePoint <= 0xdfff;
  if (codePoint === 0 || codePoint > 0x10ffff || isSurrogate) return '\ufffd';
  return codePoint === 13 ? '\n' : String.fromCodePoint(codePoint);
}
