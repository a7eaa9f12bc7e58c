import type { BlockFixtures } from '../../react/block-states.fixtures.ts';
import { aNode } from '../../tree/trees.fixtures.ts';

function headingOf(id: string, headings: string) {
  return aNode('table', id, {}, [aNode('table-heading', `${id}-h`, { headings })]);
}

export const tableHeadingFixtures: BlockFixtures = {
  ordinary: headingOf('table-heading-1', 'Plats|Läge torsdag|Prognos tisdag'),
  empty: headingOf('table-heading-2', ''),
  tooLong: headingOf(
    'table-heading-3',
    Array.from({ length: 300 }, (_, index) => `Kolumn ${index}`).join('|'),
  ),
};
