import { SamlRefusal } from './saml-refusal.ts';

/** A response with several hundred groups is well below it. */
export const MAX_MESSAGE_BYTES = 192 * 1024;
const MAX_DEPTH = 32;
const MAX_ELEMENTS = 5_000;
/** Parsers look through all attributes of an element for each that is added. */
const MAX_ATTRIBUTES_OF_ELEMENT = 64;
const MAX_ATTRIBUTES = 10_000;

/**
 * The XML of a posted message, looked through before any parser sees it: one element with what is in it, not too much
 * and not too deep, without a DOCTYPE, comments, CDATA or processing instructions. It costs one pass over the text.
 * @throws SamlRefusal
 */
export function messageText(encoded: string): string {
  if (encoded.length > (MAX_MESSAGE_BYTES * 4) / 3 + 4) throw new SamlRefusal('TOO_LARGE');
  const compact = encoded.replaceAll(/[\r\n]/g, '');
  if (!/^[A-Za-z0-9+/]+={0,2}$/.test(compact)) throw new SamlRefusal('NOT_BASE64');
  return scannedText(Buffer.from(compact, 'base64'));
}

/** As `messageText`, of the bytes themselves. @throws SamlRefusal */
export function scannedText(bytes: Buffer): string {
  const text = utf8Text(bytes);
  scan(text);
  return text;
}

function utf8Text(bytes: Buffer): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    throw new SamlRefusal('NOT_WELL_FORMED', 'no UTF-8');
  }
}

const XML_DECLARATION = /^<\?xml [^<>?]*\?>/;

function scan(text: string): void {
  const prolog = XML_DECLARATION.exec(text)?.[0].length ?? 0;
  let depth = 0;
  let elements = 0;
  let attributes = 0;
  let at = text.indexOf('<', prolog);
  if (at < 0 || text.slice(prolog, at).trim() !== '') throw new SamlRefusal('NOT_WELL_FORMED');
  while (at >= 0) {
    refuseOddMarkup(text, at);
    const { end, attributes: ofElement } = readTag(text, at);
    attributes += ofElement;
    if (text[at + 1] === '/') depth -= 1;
    else {
      elements += 1;
      if (text[end - 1] !== '/') depth += 1;
    }
    if (depth < 0) throw new SamlRefusal('NOT_WELL_FORMED');
    if (depth > MAX_DEPTH) throw new SamlRefusal('TOO_DEEP');
    if (elements > MAX_ELEMENTS || attributes > MAX_ATTRIBUTES) throw new SamlRefusal('TOO_LARGE');
    if (depth === 0) {
      if (text.slice(end + 1).trim() !== '') throw new SamlRefusal('TRAILING_BYTES');
      return;
    }
    at = text.indexOf('<', end + 1);
  }
  throw new SamlRefusal('NOT_WELL_FORMED');
}

function refuseOddMarkup(text: string, at: number): void {
  // DOCTYPE, comments and CDATA alike.
  if (text[at + 1] === '!') throw new SamlRefusal('DECLARATION');
  if (text[at + 1] === '?') throw new SamlRefusal('PROCESSING_INSTRUCTION');
}

/** Where a tag ends, and how many attributes it has; a `>` within quotes does not end it. */
function readTag(text: string, start: number): { end: number; attributes: number } {
  let attributes = 0;
  for (let at = start + 1; at < text.length; at += 1) {
    const character = text[at];
    if (character === '>') return { end: at, attributes };
    if (character === '=') attributes += 1;
    if (attributes > MAX_ATTRIBUTES_OF_ELEMENT) throw new SamlRefusal('TOO_LARGE');
    if (character === '<') break;
    if (character === '"' || character === "'") {
      at = text.indexOf(character, at + 1);
      if (at < 0) break;
    }
  }
  throw new SamlRefusal('NOT_WELL_FORMED');
}
