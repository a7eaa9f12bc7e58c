import type { ContentNode } from '@brandpost/domain';
import type { PropKind } from '../block.ts';
import { readLinkIds } from '../blocks/e-service/read-link-ids.ts';
import { readPdfFiles } from '../blocks/pdf/read-pdf-files.ts';
import { childrenOf } from '../children-of.ts';
import { textsOfNode } from '../node-texts.ts';
import { readRichText } from '../rich-text/read-rich-text.ts';

const isFilled = (text: string) => text.trim() !== '';

/** Whether a prop of a kind holds something. */
const HOLDS: Readonly<Record<Exclude<Extract<PropKind, string>, 'choice'>, (value: string) => boolean>> = {
  text: isFilled,
  picture: isFilled,
  frame: isFilled,
  cells: (line) => /[^|\s]/.test(line),
  'rich-text': (html) => readRichText(html).length > 0,
  documents: (list) => readPdfFiles(list).length > 0,
  'link-ids': (list) => readLinkIds(list).length > 0,
  shared: isFilled,
};

/** Whether something would be lost with a block: words, a picture, documents, links, or blocks that hold such. */
export function holdsSomething(node: ContentNode): boolean {
  const isHolding = textsOfNode(node).some(({ kind, value }) =>
    typeof kind === 'string' ? HOLDS[kind](value) : isFilled(value),
  );
  return isHolding || childrenOf(node).some(holdsSomething);
}
