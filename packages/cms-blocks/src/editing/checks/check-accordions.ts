import type { ContentNode } from '@brandpost/domain';
import { accordion } from '../../blocks/accordion/definition.ts';
import { readTable } from '../../blocks/table/read-table.ts';
import { readProps } from '../../read-props.ts';
import { walkTree } from '../../tree/walk-tree.ts';
import { holdsSomething } from '../holds-something.ts';
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

/** A table whose cells are empty shows that it is one. */
function saysSomething(node: ContentNode): boolean {
  return readTable(node).length > 0 || holdsSomething(node);
}
