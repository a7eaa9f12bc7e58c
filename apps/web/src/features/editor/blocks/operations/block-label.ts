import {
  blockOfType,
  labelOf,
  mediaFilename,
  readPdfFiles,
  readTable,
  summaryOf,
} from '@brandpost/cms-blocks';
import type { ContentNode } from '@brandpost/domain';
import { editorTexts } from '../../editor-texts.ts';
import { textProp } from '../parts/text-prop.ts';
import { plainText } from './plain-text.ts';

const MAX_CHARACTERS = 48;

/** What is known of pictures, by their filenames. */
type KnownPictures = ReadonlyMap<string, { alt: string }>;
const NO_PICTURES: KnownPictures = new Map();

/** What a block is and what it says, or what its picture shows: “Rubrik: Fem enkla vanor”. */
export function blockLabel(node: ContentNode, pictures = NO_PICTURES): string {
  const label = labelOf(node);
  const words =
    wordsOfBlock(node) || shortened(pictures.get(mediaFilename(textProp(node, 'imgSrc')) ?? '')?.alt ?? '');
  return words === '' || words === label ? label : `${label}: ${words}`;
}

/** The first words of a block; an empty text where it has none. */
export function wordsOfBlock(node: ContentNode): string {
  return shortened(wordsOf(summaryOf(node)));
}

function shortened(words: string): string {
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
