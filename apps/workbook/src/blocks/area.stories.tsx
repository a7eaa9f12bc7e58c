import type { Meta } from '@storybook/react-vite';
import { areaFixtures } from '../../../../packages/cms-blocks/src/blocks/area/area.fixtures.ts';
import { blockStory } from './block-story.tsx';

export default { title: 'blocks/Area' } satisfies Meta;

export const Ordinary = blockStory(areaFixtures, 'ordinary');
export const Empty = blockStory(areaFixtures, 'empty');
export const TooLong = blockStory(areaFixtures, 'tooLong');
