import type { BlockFixtures } from '../../react/block-states.fixtures.ts';
import { aNode } from '../../tree/trees.fixtures.ts';
import { htmlFixtures } from '../html/html.fixtures.ts';
import { tableFixtures } from '../table/table.fixtures.ts';

export const accordionFixtures: BlockFixtures = {
  ordinary: aNode('accordion', 'accordion-1', { title: 'Om det börjar brinna i ljusstaken' }, [
    htmlFixtures.ordinary,
    tableFixtures.ordinary,
  ]),
  empty: aNode('accordion', 'accordion-2'),
  tooLong: aNode(
    'accordion',
    'accordion-3',
    { title: 'Vad kostar det om jag orsakar en brand? '.repeat(12) },
    [htmlFixtures.tooLong],
  ),
  error: aNode('accordion', 'accordion-4', { title: '' }, [
    aNode('html', 'accordion-4-a', { html: '<p>Utan titel.</p>' }),
  ]),
};
