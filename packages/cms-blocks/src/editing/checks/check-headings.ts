import type { ContentNode } from '@brandpost/domain';
import { heading } from '../../blocks/heading/definition.ts';
import { valuesOfKind } from '../../node-texts.ts';
import { readProps } from '../../read-props.ts';
import { type RichNode, readRichText } from '../../rich-text/read-rich-text.ts';
import { walkTree } from '../../tree/walk-tree.ts';
import type { CheckedContent } from './checked-content.ts';
import type { Find } from './finding.ts';
import { quoted } from './quoted.ts';
import { elementsOf, textOfRichNode } from './text-of-rich-node.ts';

type Heading = { readonly blockId: string; readonly text: string; readonly size: number };

/** Headings without text, and sizes that are skipped on the way down. The post's title is size 1. */
export function checkHeadings({ tree }: CheckedContent): Find[] {
  const finds: Find[] = [];
  let last = 1;
  for (const { blockId, text, size } of Array.from(walkTree(tree), ({ node }) => headingsIn(node)).flat()) {
    if (text.trim() === '') {
      const message = 'En rubrik är tom.';
      finds.push({
        code: 'heading-empty',
        blockId,
        message,
        help: 'Skriv en rubrik, eller ta bort blocket.',
      });
      continue;
    }
    if (size > last + 1) {
      const message = `Rubriken ${quoted(text)} har storlek ${size} och kommer direkt efter storlek ${last}.`;
      const help = `Välj storlek ${last + 1}, så att ingen nivå hoppas över.`;
      finds.push({ code: 'heading-skipped', blockId, message, help });
    }
    last = size;
  }
  return finds;
}

const HEADINGS: ReadonlySet<string> = new Set(['h2', 'h3', 'h4', 'h5']);

function headingsIn(node: ContentNode): Heading[] {
  if (node.type === heading.type) return [{ blockId: node.id, ...readProps(heading, node) }];
  return valuesOfKind(node, 'rich-text')
    .flatMap((html) => elementsOf(readRichText(html), HEADINGS))
    .map((element) => ({
      blockId: node.id,
      text: textOfRichNode(element),
      size: Number(element.tag.slice(1)),
    }));
}

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
