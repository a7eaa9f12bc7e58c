import { valuesOfKind } from '../../node-texts.ts';
import { type RichNode, readRichText } from '../../rich-text/read-rich-text.ts';
import { walkTree } from '../../tree/walk-tree.ts';
import type { CheckedContent } from './checked-content.ts';
import type { Find } from './finding.ts';
import { quoted } from './quoted.ts';
import { elementsOf, textOfRichNode } from './text-of-rich-node.ts';

const PARAGRAPH: ReadonlySet<string> = new Set(['p']);
const BOLD: ReadonlySet<string> = new Set(['strong', 'b']);

/** Paragraphs all in bold, which look like headings and are none to those who listen. */
export function checkFakeHeadings({ tree }: CheckedContent): Find[] {
  return Array.from(walkTree(tree), ({ node }) =>
    valuesOfKind(node, 'rich-text')
      .flatMap((html) => elementsOf(readRichText(html), PARAGRAPH))
      .filter((paragraph) => paragraph.children.every(isBold))
      .map((paragraph) => ({
        code: 'heading-fake' as const,
        blockId: node.id,
        message: `Hela stycket ${quoted(textOfRichNode(paragraph))} är i fetstil.`,
        help: 'Är det en rubrik, gör den till ett rubrikblock. Annars räcker det att framhäva några ord.',
      })),
  ).flat();
}

function isBold(node: RichNode): boolean {
  if (typeof node === 'string') return node.trim() === '';
  return node.tag === 'br' || BOLD.has(node.tag) || (node.children.length > 0 && node.children.every(isBold));
}
