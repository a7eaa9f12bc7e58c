import { textsOfNode, walkTree } from '@brandpost/cms-blocks';
import type { PostDraft } from '@brandpost/domain';
import { plainText } from '../blocks/operations/plain-text.ts';

/** Of texts in Swedish, by adults. Source: Trauzettel-Klosinski and Dietz 2012, the IReST texts. */
const WORDS_PER_MINUTE = 200;
const WORD = /[\p{L}\p{N}]+(?:[-’'.:]?[\p{L}\p{N}]+)*/gu;

/** The words that readers meet: title, lead, and the texts of all blocks. */
export function countWords({
  title,
  excerpt,
  content,
}: Pick<PostDraft, 'title' | 'excerpt' | 'content'>): number {
  const inBlocks = Array.from(walkTree(content), ({ node }) => node).flatMap((node) =>
    textsOfNode(node).flatMap(({ kind, value }) => {
      if (kind === 'rich-text') return [plainText(value)];
      return kind === 'text' || kind === 'cells' ? [value] : [];
    }),
  );
  return [title, excerpt ?? '', ...inBlocks].reduce((sum, text) => sum + (text.match(WORD)?.length ?? 0), 0);
}

/** Whole minutes, 0 for less than half of one. */
export function minutesToRead(words: number): number {
  return Math.round(words / WORDS_PER_MINUTE);
}
