import type { Meta } from '@storybook/react-vite';
import { accordionFixtures } from '../../../../packages/cms-blocks/src/blocks/accordion/accordion.fixtures.ts';
import { blockStory } from './block-story.tsx';

export default { title: 'blocks/Accordion' } satisfies Meta;

export const Ordinary = blockStory(accordionFixtures, 'ordinary');
export const Empty = blockStory(accordionFixtures, 'empty');
export const TooLong = blockStory(accordionFixtures, 'tooLong');
export const Failed = blockStory(accordionFixtures, 'error');
