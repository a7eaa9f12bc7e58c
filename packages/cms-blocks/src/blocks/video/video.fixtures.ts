import type { BlockFixtures } from '../../react/block-states.fixtures.ts';
import { aNode } from '../../tree/trees.fixtures.ts';

export const videoFixtures: BlockFixtures = {
  ordinary: aNode('video', 'video-1', {
    videoSrc: 'https://video.example.se/embed/testa-brandvarnaren',
    title: 'Så testar du brandvarnaren',
    imgSrc: '/media/brandvarnare-i-tak.jpg',
  }),
  empty: aNode('video', 'video-2'),
  tooLong: aNode('video', 'video-3', { videoSrc: `https://video.example.se/embed/${'x'.repeat(1500)}` }),
  error: aNode('video', 'video-4', {
    videoSrc: 'https://okand.example.com/film',
    title: 'En film på en annan webbplats',
  }),
};
