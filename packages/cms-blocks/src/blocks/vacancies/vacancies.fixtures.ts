import type { BlockFixtures } from '../../react/block-states.fixtures.ts';
import { aNode } from '../../tree/trees.fixtures.ts';

export const vacanciesFixtures: BlockFixtures = {
  ordinary: aNode('vacancies', 'vacancies-1', { title: 'Lediga jobb' }),
  empty: aNode('vacancies', 'vacancies-2', { title: '' }),
  tooLong: aNode('vacancies', 'vacancies-3', { title: 'Lediga jobb hos oss '.repeat(20) }),
};
