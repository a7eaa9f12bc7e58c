import type { BlockFixtures } from '../../react/block-states.fixtures.ts';
import { aNode } from '../../tree/trees.fixtures.ts';

export const sharedBlockFixtures: BlockFixtures = {
  ordinary: aNode('shared-block', 'shared-1', { sharedId: '12' }, [
    aNode('heading', 'shared-1.1', { text: 'Växelns öppettider', size: 2 }),
    aNode('html', 'shared-1.2', { html: '<p>Vardagar kl 8–16.30.</p>' }),
  ]),
  empty: aNode('shared-block', 'shared-2'),
  tooLong: aNode(
    'shared-block',
    'shared-3',
    { sharedId: '13' },
    Array.from({ length: 12 }, (_, index) =>
      aNode('html', `shared-3.${index}`, { html: `<p>${'Räddningstjänstförbundsdirektör '.repeat(20)}</p>` }),
    ),
  ),
  error: aNode('shared-block', 'shared-4', { sharedId: 'inget' }),
};
