import type { Meta } from '@storybook/react-vite';
import { tableRowFixtures } from '../../../../packages/cms-blocks/src/blocks/table-row/table-row.fixtures.ts';
import { blockStory } from './block-story.tsx';

export default { title: 'blocks/Table row' } satisfies Meta;

export const Ordinary = blockStory(tableRowFixtures, 'ordinary');
export const Empty = blockStory(tableRowFixtures, 'empty');
export const TooLong = blockStory(tableRowFixtures, 'tooLong');
