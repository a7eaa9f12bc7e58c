import type { Meta } from '@storybook/react-vite';
import { videoFixtures } from '../../../../packages/cms-blocks/src/blocks/video/video.fixtures.ts';
import { blockStory } from './block-story.tsx';

export default { title: 'blocks/Video' } satisfies Meta;

export const Ordinary = blockStory(videoFixtures, 'ordinary');
export const Empty = blockStory(videoFixtures, 'empty');
export const TooLong = blockStory(videoFixtures, 'tooLong');
export const Failed = blockStory(videoFixtures, 'error');
