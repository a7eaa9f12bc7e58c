import type { Meta } from '@storybook/react-vite';
import { rowFixtures } from '../../../../packages/cms-blocks/src/blocks/row/row.fixtures.ts';
import { blockStory } from './block-story.tsx';

export default { title: 'blocks/Row' } satisfies Meta;

export const Ordinary = blockStory(rowFixtures, 'ordinary');
export const Empty = blockStory(rowFixtures, 'empty');
export const TooLong = blockStory(rowFixtures, 'tooLong');
