import type { Meta } from '@storybook/react-vite';
import { areaLookupFixtures } from '../../../../packages/cms-blocks/src/blocks/area-lookup/area-lookup.fixtures.ts';
import { blockStory } from './block-story.tsx';

export default { title: 'blocks/AreaLookup' } satisfies Meta;

export const Ordinary = blockStory(areaLookupFixtures, 'ordinary');
export const Empty = blockStory(areaLookupFixtures, 'empty');
export const TooLong = blockStory(areaLookupFixtures, 'tooLong');
