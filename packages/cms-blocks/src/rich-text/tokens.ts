import { TAGS_DROPPED_WITH_TEXT } from './allowed-html.ts';
import { decodeEntities } from './decode-entities.ts';

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
