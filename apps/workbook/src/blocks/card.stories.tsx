import type { Meta } from '@storybook/react-vite';
import { cardFixtures } from '../../../../packages/cms-blocks/src/blocks/card/card.fixtures.ts';
import { blockStory } from './block-story.tsx';

export default { title: 'blocks/Card' } satisfies Meta;

export const Ordinary = blockStory(cardFixtures, 'ordinary');
export const Empty = blockStory(cardFixtures, 'empty');
export const TooLong = blockStory(cardFixtures, 'tooLong');
export const Failed = blockStory(cardFixtures, 'error');
