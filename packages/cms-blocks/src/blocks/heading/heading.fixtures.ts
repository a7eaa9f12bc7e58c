import type { BlockFixtures } from '../../react/block-states.fixtures.ts';
import { aNode } from '../../tree/trees.fixtures.ts';

export const headingFixtures: BlockFixtures = {
  ordinary: aNode('heading', 'heading-1', { text: 'Fem vanor för en trygg advent', size: 2 }),
  empty: aNode('heading', 'heading-2'),
  tooLong: aNode('heading', 'heading-3', {
    text: 'Räddningstjänstsamverkansavtalsförhandlingsdelegationens rekommendationer om '.repeat(6),
    size: 1,
  }),
};
