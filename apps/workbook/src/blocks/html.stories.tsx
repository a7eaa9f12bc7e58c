import type { Meta } from '@storybook/react-vite';
import { htmlFixtures } from '../../../../packages/cms-blocks/src/blocks/html/html.fixtures.ts';
import { blockStory } from './block-story.tsx';

export default { title: 'blocks/HTML' } satisfies Meta;

export const Ordinary = blockStory(htmlFixtures, 'ordinary');
export const Empty = blockStory(htmlFixtures, 'empty');
export const TooLong = blockStory(htmlFixtures, 'tooLong');
export const Failed = blockStory(htmlFixtures, 'error');
