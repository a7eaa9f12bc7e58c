import type { Meta } from '@storybook/react-vite';
import { headingFixtures } from '../../../../packages/cms-blocks/src/blocks/heading/heading.fixtures.ts';
import { blockStory } from './block-story.tsx';

export default { title: 'blocks/Heading' } satisfies Meta;

export const Ordinary = blockStory(headingFixtures, 'ordinary');
export const Empty = blockStory(headingFixtures, 'empty');
export const TooLong = blockStory(headingFixtures, 'tooLong');
