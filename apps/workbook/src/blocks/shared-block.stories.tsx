import type { Meta } from '@storybook/react-vite';
import { sharedBlockFixtures } from '../../../../packages/cms-blocks/src/blocks/shared-block/shared-block.fixtures.ts';
import { blockStory } from './block-story.tsx';

export default { title: 'blocks/Shared block' } satisfies Meta;

export const Ordinary = blockStory(sharedBlockFixtures, 'ordinary');
export const Empty = blockStory(sharedBlockFixtures, 'empty');
export const TooLong = blockStory(sharedBlockFixtures, 'tooLong');
export const Failed = blockStory(sharedBlockFixtures, 'error');
