import type { Meta } from '@storybook/react-vite';
import { eServiceFixtures } from '../../../../packages/cms-blocks/src/blocks/e-service/e-service.fixtures.ts';
import { blockStory } from './block-story.tsx';

export default { title: 'blocks/E-service' } satisfies Meta;

export const Ordinary = blockStory(eServiceFixtures, 'ordinary');
export const Empty = blockStory(eServiceFixtures, 'empty');
export const TooLong = blockStory(eServiceFixtures, 'tooLong');
export const Failed = blockStory(eServiceFixtures, 'error');
