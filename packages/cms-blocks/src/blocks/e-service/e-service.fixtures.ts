import type { BlockFixtures } from '../../react/block-states.fixtures.ts';
import { aNode } from '../../tree/trees.fixtures.ts';

export const eServiceFixtures: BlockFixtures = {
  ordinary: aNode('e-service', 'e-service-1', { title: 'E-tjänster', linkIds: '[1, 2, 3]' }),
  empty: aNode('e-service', 'e-service-2'),
  tooLong: aNode('e-service', 'e-service-3', {
    title: 'E-tjänster '.repeat(40),
    linkIds: JSON.stringify(Array.from({ length: 80 }, (_, index) => index + 1)),
  }),
  error: aNode('e-service', 'e-service-4', { title: 'E-tjänster', linkIds: '[2, 4, 99]' }),
};
