import { type RichNode, readRichText } from '@brandpost/cms-blocks/editing';

/** The words of a rich text, for a label. */
export function plainText(html: string): string {
  return wordsOf(readRichText(html)).replace(/\s+/g, ' ').trim();
}

function wordsOf(nodes: readonly RichNode[]): string {
  return nodes.map((node) => (typeof node === 'string' ? node : wordsOfElement(node))).join('');
}

/** Words of two paragraphs stand apart; bold letters within a word do not. */
function wordsOfElement({ tag, children }: Exclude<RichNode, string>): string {
  const isInline = ['strong', 'em', 'b', 'i', 'a'].includes(tag);
  return isInline ? wordsOf(children) : ` ${wordsOf(children)} `;
}
