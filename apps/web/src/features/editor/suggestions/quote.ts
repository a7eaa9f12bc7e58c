import { QUOTE_CONTEXT_MAX_LENGTH } from '@brandpost/domain';
import type { Suggestion } from '@brandpost/rubicore-api';

/** Words of a text, with what stands around them, by which they are found again. */
export type Quote = Pick<Suggestion, 'exact' | 'prefix' | 'suffix'>;

/** So much of what stands around some words is part of a quote, also where less would do. */
const LEAST_CONTEXT = 16;

/**
 * Quotes words of a text. What stands before them is as long as it takes for both to stand there once, and so is what
 * stands after them; where no length does, that side is empty, since it proves nothing.
 * @param start in UTF-16 units, as `end`
 */
export function quoteAt(text: string, start: number, end: number): Quote {
  const exact = text.slice(start, end);
  const prefix = shortest(
    (length) => text.slice(Math.max(0, start - length), start),
    (before) => standsOnce(text, before + exact),
  );
  const suffix = shortest(
    (length) => text.slice(end, end + length),
    (after) => standsOnce(text, exact + after),
  );
  return { exact, prefix, suffix };
}

/**
 * Where the words of a quote stand in a text that may have been changed since.
 * @returns their start in UTF-16 units; null where the words themselves are gone, or where it cannot be known which are meant
 */
export function findQuote(text: string, { exact, prefix, suffix }: Quote): number | null {
  if (text === exact) return 0;
  const places = new Set<number>();
  if (prefix !== '') for (const at of placesOf(text, prefix + exact)) places.add(at + prefix.length);
  if (suffix !== '') for (const at of placesOf(text, exact + suffix)) places.add(at);
  const [place = null] = places;
  return places.size === 1 ? place : null;
}

function shortest(contextOf: (length: number) => string, isEnough: (context: string) => boolean): string {
  let context = '';
  for (let length = LEAST_CONTEXT; length <= QUOTE_CONTEXT_MAX_LENGTH; length *= 2) {
    const longer = wellFormed(contextOf(length));
    if (longer === context) break;
    context = longer;
    if (isEnough(context)) return context;
  }
  return '';
}

/** Without half a sign at an end, which cannot be saved. */
function wellFormed(text: string): string {
  return text.replace(/^[\udc00-\udfff]|[\ud800-\udbff]$/gu, '');
}

function standsOnce(text: string, part: string): boolean {
  const first = text.indexOf(part);
  return first !== -1 && text.indexOf(part, first + 1) === -1;
}

function placesOf(text: string, part: string): number[] {
  const places: number[] = [];
  for (let at = text.indexOf(part); at !== -1; at = text.indexOf(part, at + 1)) places.push(at);
  return places;
}
