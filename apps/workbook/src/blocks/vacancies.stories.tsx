import type { Meta } from '@storybook/react-vite';
import { vacanciesFixtures } from '../../../../packages/cms-blocks/src/blocks/vacancies/vacancies.fixtures.ts';
import { blockStory } from './block-story.tsx';

export default { title: 'blocks/Vacancies' } satisfies Meta;

export const Ordinary = blockStory(vacanciesFixtures, 'ordinary');
export const Empty = blockStory(vacanciesFixtures, 'empty');
export const TooLong = blockStory(vacanciesFixtures, 'tooLong');
