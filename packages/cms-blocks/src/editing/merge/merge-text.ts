import { diff3MergeRegions, type IRegion } from 'node-diff3';
import type { PropKind } from '../../block.ts';
import { tokensOf } from '../../rich-text/tokens.ts';

/** A text as it was, and what each of two people made of it. */
export type Texts = { base: string; mine: string; theirs: string };

/**
 * Merges what two people made of one text: rich text and plain text by their words, a line of a table by its cells.
 * @returns null where somebody has to decide: both changed the same or nearly the same place, or texts of the kind are
 *   one thing, such as an address
 */
export function mergeText(kind: PropKind, { base, mine, theirs }: Texts): string | null {
  if (kind === 'text') return mergePlainText({ base, mine, theirs });
  if (kind === 'rich-text') {
    const html = mergeWords(wordsOf(base), wordsOf(mine), wordsOf(theirs), distanceOf);
    return html !== null && isWellNested(html) ? html : null;
  }
  return kind === 'cells' ? mergeCells(base.split('|'), mine.split('|'), theirs.split('|')) : null;
}

/**
 * Merges what two people made of a text without marks, such as a title, by its words.
 * @returns null where both changed the same or nearly the same place
 */
export function mergePlainText({ base, mine, theirs }: Texts): string | null {
  const words = (text: string) => text.match(/\S+\s*|\s+/g) ?? [];
  return mergeWords(words(base), words(mine), words(theirs), ({ length }) => length);
}

/** What is longer is not compared while somebody waits. */
const MAX_WORDS = 10_000;
/** So many words in a row that neither has touched: closer changes belong to one thought. */
const WORDS_BETWEEN = 3;
const END_OF_BLOCK = /^<\/(?:p|li|ul|ol|h\d|blockquote)>/i;

/** A tag, or a word with what follows it up to the next. */
function wordsOf(html: string): string[] {
  return html.match(/<[^>]*>|[^<\s]+\s*|\s+|</g) ?? [];
}

/**
 * Merges by words.
 * @param distance how far apart what is before and after some words is
 * @param both what stands where both changed the same; by default that is nothing that can be known
 * @returns null where somebody has to decide
 */
export function mergeWords(
  base: string[],
  mine: string[],
  theirs: string[],
  distance: (words: readonly string[]) => number,
  both: (base: string[], mine: string[], theirs: string[]) => string[] | null = () => null,
): string | null {
  if (Math.max(base.length, mine.length, theirs.length) > MAX_WORDS) return null;
  const merged: string[] = [];
  let lastChanged: 'mine' | 'theirs' | 'both' | null = null;
  let untouched = 0;
  for (const region of diff3MergeRegions(mine, base, theirs)) {
    const { changed, words } = readRegion(region, both);
    if (words === null) return null;
    merged.push(...words);
    if (changed === null) untouched += distance(words);
    else {
      if (lastChanged !== null && lastChanged !== changed && untouched < WORDS_BETWEEN) return null;
      lastChanged = changed;
      untouched = 0;
    }
  }
  return merged.join('');
}

function readRegion(region: IRegion<string>, both: NonNullable<Parameters<typeof mergeWords>[4]>) {
  if (region.stable) {
    const changed = ({ a: 'mine', b: 'theirs', o: null } as const)[region.buffer];
    return { changed, words: region.bufferContent };
  }
  const { aContent, oContent, bContent } = region;
  const isSame = aContent.join('') === bContent.join('');
  return { changed: 'both', words: isSame ? aContent : both(oContent, aContent, bContent) } as const;
}

/** How far apart what is before and after these words is; the end of a paragraph is far enough. */
export function distanceOf(words: readonly string[]): number {
  if (words.some((word) => END_OF_BLOCK.test(word))) return WORDS_BETWEEN;
  return words.filter((word) => !word.startsWith('<') && word.trim() !== '').length;
}

/** Whether every tag is closed where it was opened. */
export function isWellNested(html: string): boolean {
  const open: string[] = [];
  for (const token of tokensOf(html)) {
    if (token.kind === 'open' && token.tag !== 'br') open.push(token.tag);
    if (token.kind === 'close' && open.pop() !== token.tag) return false;
  }
  return open.length === 0;
}

/** Cell by cell, as long as nobody has added or removed one. */
function mergeCells(
  base: readonly string[],
  mine: readonly string[],
  theirs: readonly string[],
): string | null {
  if (mine.length !== base.length || theirs.length !== base.length) return null;
  const merged: string[] = [];
  for (const [index, was] of base.entries()) {
    const [myCell = '', theirCell = ''] = [mine[index], theirs[index]];
    if (myCell !== was && theirCell !== was && myCell !== theirCell) return null;
    merged.push(myCell === was ? theirCell : myCell);
  }
  return merged.join('|');
}
