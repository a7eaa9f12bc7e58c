import type { Meta } from '@storybook/react-vite';
import { imageFixtures } from '../../../../packages/cms-blocks/src/blocks/image/image.fixtures.ts';
import { blockStory } from './block-story.tsx';

export default { title: 'blocks/Image' } satisfies Meta;

export const Ordinary = blockStory(imageFixtures, 'ordinary');
export const Empty = blockStory(imageFixtures, 'empty');
export const TooLong = blockStory(imageFixtures, 'tooLong');
export const Failed = blockStory(imageFixtures, 'error');
