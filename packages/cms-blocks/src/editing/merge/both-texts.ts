import { diff3MergeRegions } from 'node-diff3';
import { isWellNested, mergeText, type Texts } from './merge-text.ts';

/** Where a paragraph, an item or a list begins or ends. */
const EDGE =
  /(?=<(?:p|li|ul|ol|h\d|blockquote)[\s>])|(?<=<\/(?:p|li|ul|ol|h\d|blockquote)>|<(?:ul|ol|blockquote)>)/i;

/**
 * Rich text with what both made of it: a paragraph or an item that both changed stands twice, mine before theirs, and
 * all else once.
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

function partsOf(html: string): string[] {
  return html.split(EDGE).filter((part) => part !== '');
}

/** Part by part as long as nobody has added or removed one, so that neighbours do not stand twice with each other. */
function contested(mine: readonly string[], base: readonly string[], theirs: readonly string[]): string[] {
  if (mine.length !== base.length || theirs.length !== base.length) return [...mine, ...theirs];
  return base.flatMap((was, at) => {
    const [my = '', their = ''] = [mine[at], theirs[at]];
    if (my === their || their === was) return [my];
    if (my === was) return [their];
    const merged = mergeText('rich-text', { base: was, mine: my, theirs: their });
    return merged === null ? [my, their] : [merged];
  });
}
