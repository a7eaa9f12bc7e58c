import type { BlockFixtures } from '../../react/block-states.fixtures.ts';
import { aNode } from '../../tree/trees.fixtures.ts';

function line(id: string, items: string) {
  return aNode('table-row', id, { items });
}

export const tableFixtures: BlockFixtures = {
  ordinary: aNode('table', 'table-1', {}, [
    aNode('table-heading', 'table-1-h', { headings: 'Station|Nya kollegor|Platser kvar' }),
    line('table-1-a', 'Åsbruk|2|2'),
    line('table-1-b', 'Älvkulla|3'),
  ]),
  empty: aNode('table', 'table-2'),
  tooLong: aNode('table', 'table-3', {}, [
    aNode('table-heading', 'table-3-h', {
      headings: Array.from({ length: 14 }, (_, i) => `Kolumn ${i}`).join('|'),
    }),
    ...Array.from({ length: 60 }, (_, i) =>
      line(`table-3-${i}`, `Rad ${i}|${'Räddningsvärnsövning'.repeat(5)}`),
    ),
  ]),
  error: aNode('table', 'table-4', {}, [
    line('table-4-a', 'En rad|som är bredare|än sina rubriker'),
    aNode('table-heading', 'table-4-h', { headings: 'Rubrik' }),
    line('table-4-b', ''),
  ]),
};
