import type { BlockFixtures } from '../../react/block-states.fixtures.ts';
import { aNode } from '../../tree/trees.fixtures.ts';

const within = (id: string, props?: Record<string, unknown>) =>
  aNode('area-lookup', id, { title: '', label: '' }, [aNode('area', `${id}-a`, props)]);

export const areaFixtures: BlockFixtures = {
  ordinary: within('area-1', {
    name: 'Norråmo',
    places: 'Norråmo\nStrandbyn\n000 10',
    who: 'Sotarn i Norråmo AB',
    when: 'Du får en tid i brevlådan två veckor innan.',
    phone: '070-174 06 40',
    email: 'sotning@example.se',
  }),
  empty: within('area-2'),
  tooLong: within('area-3', {
    name: 'Norråmo med omnejd '.repeat(10),
    places: 'Långviksbodarnasandstranden\n'.repeat(80),
    who: 'Skorstensfejarmästaren i Norrån '.repeat(12),
    when: 'Var fjärde månad under eldningssäsongen. '.repeat(10),
    phone: '070-174 06 40',
    email: `${'sotning'.repeat(20)}@example.se`,
  }),
};
