import type { ContentNode } from '@brandpost/domain';
import { accordion } from '../../blocks/accordion/definition.ts';
import { table } from '../../blocks/table/definition.ts';
import { readTable } from '../../blocks/table/read-table.ts';
import { tableHeading } from '../../blocks/table-heading/definition.ts';
import { tableRow } from '../../blocks/table-row/definition.ts';
import { readCells } from '../../read-cells.ts';
import { readProps } from '../../read-props.ts';
import { walkTree } from '../../tree/walk-tree.ts';
import { holdsSomething } from '../holds-something.ts';
import type { CheckedContent } from './checked-content.ts';
import type { Find } from './finding.ts';
import { quoted } from './quoted.ts';

/** Tables without headings, with headings that say nothing, and rows of other lengths. */
export function checkTables({ tree }: CheckedContent): Find[] {
  return Array.from(walkTree(tree), ({ node }) => (node.type === table.type ? findsIn(node) : [])).flat();
}

function findsIn({ id: blockId, children }: ContentNode): Find[] {
  const headings = children
    .filter((line) => line.type === tableHeading.type)
    .map((line) => ({ id: line.id, cells: readCells(readProps(tableHeading, line).headings) }))
    .filter(({ cells }) => cells.some((cell) => cell !== ''));
  const rows = children
    .filter((line) => line.type === tableRow.type)
    .map((line) => ({ id: line.id, cells: readCells(readProps(tableRow, line).items) }))
    .filter(({ cells }) => cells.length > 0);
  const [first] = headings;
  if (first === undefined) {
    if (rows.length === 0) return [];
    const message = 'En tabell saknar rubriker.';
    const help = 'Lägg till tabellrubriker, så att det hörs vad varje cell handlar om.';
    return [{ code: 'table-without-headings', blockId, message, help }];
  }
  const empty = headings.filter(({ cells }) => cells.includes(''));
  const uneven = rows.filter(({ cells }) => cells.length !== first.cells.length);
  return [
    ...empty.map(({ id }) => ({
      code: 'table-heading-empty' as const,
      blockId: id,
      message: 'En kolumn i tabellen saknar rubrik.',
      help: 'Ge varje kolumn en rubrik.',
    })),
    ...uneven.map(({ id, cells }) => ({
      code: 'table-uneven' as const,
      blockId: id,
      message: `En rad har ${cells.length} celler, men tabellen har ${first.cells.length} rubriker.`,
      help: 'Ge raden lika många celler som rubriker. Skriv ett streck i en cell som ska vara tom.',
    })),
  ];
}

/** Texts to fold out that open onto nothing, or that nobody knows what they open. */
export function checkAccordions({ tree }: CheckedContent): Find[] {
  return Array.from(walkTree(tree), ({ node }) => node)
    .filter((node) => node.type === accordion.type)
    .flatMap((node) => {
      const title = readProps(accordion, node).title.trim();
      const isEmpty = !node.children.some(saysSomething);
      if (!isEmpty && title !== '') return [];
      const name = title === '' ? 'En utfällbar text' : `Den utfällbara texten ${quoted(title)}`;
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
