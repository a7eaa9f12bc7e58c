import { diff3MergeRegions } from 'node-diff3';
import { distanceOf, isWellNested, mergeText, mergeWords, type Texts } from './merge-text.ts';

/** Where a paragraph, an item or a list begins or ends. */
const EDGE =
  /(?=<(?:p|li|ul|ol|h\d|blockquote)[\s>])|(?<=<\/(?:p|li|ul|ol|h\d|blockquote)>|<(?:ul|ol|blockquote)>)/i;

/**
 * Rich text with what both made of it: what both added in one place stands there one after the other, mine before
 * theirs. A paragraph or an item in which they put different words in place of the same stands twice.
 * @returns null where that would not hang together
 */
export function bothTexts({ base, mine, theirs }: Texts): string | null {
  const parts: string[] = [];
  for (const region of diff3MergeRegions(partsOf(mine), partsOf(base), partsOf(theirs))) {
    if (region.stable) parts.push(...region.bufferContent);
    else parts.push(...contested(region.aContent, region.oContent, region.bContent));
  }
  const html = parts.join('');
  return isWellNested(html) ? html : null;
}

/** A text with the words that each has added; null where they put different words in place of the same. */
function addedByBoth({ base, mine, theirs }: Texts): string | null {
  const html = mergeWords(wordsOf(base), wordsOf(mine), wordsOf(theirs), distanceOf, oneAfterTheOther);
  return html !== null && isWellNested(html) ? html : null;
}

/** What both wrote in one place, with what they share of it once; null where what stood there is in neither. */
function oneAfterTheOther(base: string[], mine: string[], theirs: string[]): string[] | null {
  const most = Math.min(mine.length, theirs.length);
  let [before, after] = [0, 0];
  while (before < most && mine[before] === theirs[before]) before++;
  while (after < most - before && mine.at(-1 - after) === theirs.at(-1 - after)) after++;
  if (before + after < base.length) return null;
  const [my, their] = [mine, theirs].map((words) => words.slice(before, words.length - after));
  const isApart = /^\s|^</.test(their?.[0] ?? ' ') || /\s$|>$/.test(my?.at(-1) ?? ' ');
  return [
    ...mine.slice(0, mine.length - after),
    ...(isApart ? [] : [' ']),
    ...(their ?? []),
    ...mine.slice(mine.length - after),
  ];
}

/** A tag, a word, or what is between words. */
function wordsOf(html: string): string[] {
  return html.match(/<[^>]*>|[^<\s]+|\s+|</g) ?? [];
}

function partsOf(html: string): string[] {
  return html.split(EDGE).filter((part) => part !== '');
}

/** Part by part as long as nobody has added or removed one, so that neighbours do not stand twice with each other. */
function contested(mine: readonly string[], base: readonly string[], theirs: readonly string[]): string[] {
  if (mine.length !== base.length || theirs.length !== base.length) {
    if (base.length === 0) return [...mine, ...theirs];
    const [my = '', was = '', their = ''] = [mine, base, theirs].map((parts) => parts.join(''));
    const both = addedByBoth({ base: was, mine: my, theirs: their });
    return both === null ? [...mine, ...theirs] : [both];
  }
  return base.flatMap((was, at) => {
    const [my = '', their = ''] = [mine[at], theirs[at]];
    if (my === their || their === was) return [my];
    if (my === was) return [their];
    const merged = mergeText('rich-text', { base: was, mine: my, theirs: their });
    const both = merged ?? addedByBoth({ base: was, mine: my, theirs: their });
    return both === null ? [my, their] : [both];
  });
}
