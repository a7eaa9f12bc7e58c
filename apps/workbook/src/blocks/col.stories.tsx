import type { Meta } from '@storybook/react-vite';
import { colFixtures } from '../../../../packages/cms-blocks/src/blocks/col/col.fixtures.ts';
import { blockStory } from './block-story.tsx';

export default { title: 'blocks/Col' } satisfies Meta;

export const Ordinary = blockStory(colFixtures, 'ordinary');
export const Empty = blockStory(colFixtures, 'empty');
export const TooLong = blockStory(colFixtures, 'tooLong');
export const Failed = blockStory(colFixtures, 'error');
