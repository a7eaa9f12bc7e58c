import { blockOfType, labelOf, readPdfFiles, readTable, summaryOf } from '@brandpost/cms-blocks';
import type { ContentNode } from '@brandpost/domain';
import { editorTexts } from '../../editor-texts.ts';
import { plainText } from './plain-text.ts';

const MAX_CHARACTERS = 48;

/** What a block is and what it says: “Rubrik: Fem enkla vanor”. */
export function blockLabel(node: ContentNode): string {
  const label = labelOf(node);
  const words = wordsOfBlock(node);
  return words === '' || words === label ? label : `${label}: ${words}`;
}

/** The first words of a block; an empty text where it has none. */
export function wordsOfBlock(node: ContentNode): string {
  const words = wordsOf(summaryOf(node));
  const characters = Array.from(words);
  if (characters.length <= MAX_CHARACTERS) return words;
  return `${characters.slice(0, MAX_CHARACTERS).join('').trimEnd()} …`;
}

function wordsOf(summary: ReturnType<typeof summaryOf>): string {
  if (typeof summary === 'string') return summary.trim();
  if ('html' in summary) return plainText(summary.html);
  if ('documents' in summary) return readPdfFiles(summary.documents)[0]?.title ?? '';
  const [first] = readTable(summary.table);
  return first?.cells.filter((cell) => cell !== '').join(', ') ?? '';
}

/** “Rubriken”, for a sentence about it. */
export function definiteName({ type }: ContentNode): string {
  return blockOfType(type)?.definiteLabel ?? editorTexts.block;
}
