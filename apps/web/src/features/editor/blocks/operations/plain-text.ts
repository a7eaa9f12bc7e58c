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
  return isInline(tag) ? wordsOf(children) : ` ${wordsOf(children)} `;
}

/** The words of a rich text in lines: one to a paragraph or an item, which has its mark before it. */
export function linesOfText(html: string): string {
  return linesIn(readRichText(html), '').join('\n');
}

function linesIn(nodes: readonly RichNode[], mark: string): string[] {
  const lines: string[] = [];
  let words = '';
  const end = () => {
    if (words.trim() !== '') lines.push(`${lines.length === 0 ? mark : ''}${words.trim()}`);
    words = '';
  };
  for (const node of nodes) {
    if (typeof node === 'string' || isInline(node.tag)) {
      words += wordsOf([node]);
      continue;
    }
    end();
    const isList = node.tag === 'ul' || node.tag === 'ol';
    const inside = isList
      ? node.children.flatMap((item, at) => linesIn([item], node.tag === 'ol' ? `${at + 1}. ` : '• '))
      : linesIn(node.children, lines.length === 0 ? mark : '');
    lines.push(...inside);
  }
  end();
  return lines;
}

function isInline(tag: string): boolean {
  return ['strong', 'em', 'b', 'i', 'a'].includes(tag);
}
