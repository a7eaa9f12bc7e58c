import type { BlockFixtures } from '../../react/block-states.fixtures.ts';
import { aNode } from '../../tree/trees.fixtures.ts';

export const imageFixtures: BlockFixtures = {
  ordinary: aNode('image', 'image-1', {
    imgSrc: '/media/brandvarnare-i-tak.jpg',
    caption: 'Tryck på testknappen en gång i månaden.',
  }),
  empty: aNode('image', 'image-2'),
  tooLong: aNode('image', 'image-3', {
    imgSrc: '/media/brandfilt-kok.jpg',
    caption: 'Brandfilt. '.repeat(80),
  }),
  error: aNode('image', 'image-4', { imgSrc: 'https://evil.example/spion.gif', caption: 'Syns inte.' }),
};
