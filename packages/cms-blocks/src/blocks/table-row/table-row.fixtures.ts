import type { BlockFixtures } from '../../react/block-states.fixtures.ts';
import { aNode } from '../../tree/trees.fixtures.ts';

function rowOf(id: string, items: string) {
  return aNode('table', id, {}, [aNode('table-row', `${id}-r`, { items })]);
}

export const tableRowFixtures: BlockFixtures = {
  ordinary: rowOf('table-row-1', 'Gångvägen längs Norrån|Tills vidare'),
  empty: rowOf('table-row-2', ''),
  tooLong: rowOf('table-row-3', `${'Avstängt tills vidare på grund av högt vatten. '.repeat(40)}|Ja`),
};
