import { mediaFilename, readPdfFiles, readTable } from '@brandpost/cms-blocks';
import type { ContentNode } from '@brandpost/domain';
import { editorTexts } from '../../editor-texts.ts';
import { plainText } from './plain-text.ts';

const LONGEST = 48;

/** What a block is: “Rubrik”, “Kolumn 6”. */
export function blockName({ type, props }: ContentNode): string {
  if (type === 'col') return editorTexts.col.named(typeof props.cols === 'number' ? props.cols : 6);
  return editorTexts.blocks[type]?.name ?? type;
}

/** What a block is and what it says: “Rubrik: Fem enkla vanor”. */
export function blockLabel(node: ContentNode): string {
  const words = blockWords(node);
  if (words === '' || words === blockName(node)) return blockName(node);
  const characters = Array.from(words);
  const short = characters.length > LONGEST ? `${characters.slice(0, LONGEST).join('').trimEnd()} …` : words;
  return `${blockName(node)}: ${short}`;
}

/** “Rubriken”, for a sentence about it. */
export function definiteName({ type }: ContentNode): string {
  return editorTexts.definite[type] ?? 'Blocket';
}

/** The block's own words; nothing where it has none. */
export function blockWords(node: ContentNode): string {
  const { type, props } = node;
  const text = (name: string) => (typeof props[name] === 'string' ? props[name].trim() : '');
  switch (type) {
    case 'heading':
      return text('text');
    case 'html':
      return plainText(text('html'));
    case 'card':
      return text('title') || text('text');
    case 'image':
      return text('caption') || (mediaFilename(text('imgSrc')) ?? '');
    case 'table':
      return (
        readTable(node)[0]
          ?.cells.filter((cell) => cell !== '')
          .join(', ') ?? ''
      );
    case 'pdf':
      return text('title') || (readPdfFiles(props.pdf)[0]?.title ?? '');
    case 'video':
      return text('videoSrc');
    case 'accordion':
    case 'e-service':
      return text('title');
    default:
      return '';
  }
}
