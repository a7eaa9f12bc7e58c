import type { BlockFixtures } from '../../react/block-states.fixtures.ts';
import { aNode } from '../../tree/trees.fixtures.ts';
import { cardFixtures } from '../card/card.fixtures.ts';

function columns(count: number, cols: number) {
  return Array.from({ length: count }, (_, index) =>
    aNode('col', `row-col-${cols}-${index}`, { cols }, [
      { ...cardFixtures.ordinary, id: `row-card-${cols}-${index}` },
    ]),
  );
}

export const rowFixtures: BlockFixtures = {
  ordinary: aNode('row', 'row-1', {}, columns(3, 4)),
  empty: aNode('row', 'row-2'),
  tooLong: aNode('row', 'row-3', {}, columns(24, 2)),
};
