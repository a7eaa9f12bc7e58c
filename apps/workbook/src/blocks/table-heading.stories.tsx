import type { Meta } from '@storybook/react-vite';
import { tableHeadingFixtures } from '../../../../packages/cms-blocks/src/blocks/table-heading/table-heading.fixtures.ts';
import { blockStory } from './block-story.tsx';

export default { title: 'blocks/Table heading' } satisfies Meta;

export const Ordinary = blockStory(tableHeadingFixtures, 'ordinary');
export const Empty = blockStory(tableHeadingFixtures, 'empty');
export const TooLong = blockStory(tableHeadingFixtures, 'tooLong');
