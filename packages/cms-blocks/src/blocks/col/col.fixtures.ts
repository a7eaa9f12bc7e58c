import type { BlockFixtures } from '../../react/block-states.fixtures.ts';
import { aNode } from '../../tree/trees.fixtures.ts';
import { headingFixtures } from '../heading/heading.fixtures.ts';
import { htmlFixtures } from '../html/html.fixtures.ts';

export const colFixtures: BlockFixtures = {
  ordinary: aNode('row', 'col-row-1', {}, [
    aNode('col', 'col-1', { cols: 6 }, [headingFixtures.ordinary, htmlFixtures.ordinary]),
    aNode('col', 'col-2', { cols: 6 }),
  ]),
  empty: aNode('row', 'col-row-2', {}, [aNode('col', 'col-3')]),
  tooLong: aNode('row', 'col-row-3', {}, [aNode('col', 'col-4', { cols: 2 }, [htmlFixtures.tooLong])]),
  error: aNode('row', 'col-row-4', {}, [aNode('col', 'col-5', { cols: 7 }, [aNode('pdf', 'col-pdf')])]),
};
