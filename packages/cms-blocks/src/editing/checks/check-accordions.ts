import type { ContentNode } from '@brandpost/domain';
import { accordion } from '../../accordion/model.ts';
import { html } from '../../html/model.ts';
import { readProps } from '../../read-props.ts';
import { readRichText } from '../../rich-text/read-rich-text.ts';
import { table } from '../../table/model.ts';
import { readTable } from '../../table/read-table.ts';
import { walkTree } from '../../tree/walk-tree.ts';
import type { CheckedContent } from './checked-content.ts';
import type { Find } from './finding.ts';
import { quoted } from './quoted.ts';

/** Dropdowns that open onto nothing, or that nobody knows what they open. */
export function checkAccordions({ tree }: CheckedContent): Find[] {
  return Array.from(walkTree(tree), ({ node }) => node)
    .filter((node) => node.type === accordion.type)
    .flatMap((node) => {
      const title = readProps(accordion, node).title.trim();
      const isEmpty = !node.children.some(saysSomething);
      if (!isEmpty && title !== '') return [];
      const name = title === '' ? 'En dropdown' : `Dropdownen ${quoted(title)}`;
      return [
        {
          code: 'accordion-empty' as const,
          blockId: node.id,
          message: isEmpty ? `${name} är tom.` : `${name} saknar titel.`,
          help: isEmpty ? 'Lägg in en text eller en tabell i den, eller ta bort den.' : 'Skriv en titel.',
        },
      ];
    });
}

function saysSomething(node: ContentNode): boolean {
  if (node.type === html.type) return readRichText(readProps(html, node).html).length > 0;
  return node.type === table.type && readTable(node).length > 0;
}
