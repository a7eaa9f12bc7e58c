import type { Meta } from '@storybook/react-vite';
import { tableFixtures } from '../../../../packages/cms-blocks/src/blocks/table/table.fixtures.ts';
import { blockStory } from './block-story.tsx';

export default { title: 'blocks/Table' } satisfies Meta;

export const Ordinary = blockStory(tableFixtures, 'ordinary');
export const Empty = blockStory(tableFixtures, 'empty');
export const TooLong = blockStory(tableFixtures, 'tooLong');
export const Failed = blockStory(tableFixtures, 'error');
