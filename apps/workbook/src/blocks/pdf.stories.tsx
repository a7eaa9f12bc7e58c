import type { Meta } from '@storybook/react-vite';
import { pdfFixtures } from '../../../../packages/cms-blocks/src/blocks/pdf/pdf.fixtures.ts';
import { blockStory } from './block-story.tsx';

export default { title: 'blocks/PDF' } satisfies Meta;

export const Ordinary = blockStory(pdfFixtures, 'ordinary');
export const Empty = blockStory(pdfFixtures, 'empty');
export const TooLong = blockStory(pdfFixtures, 'tooLong');
export const Failed = blockStory(pdfFixtures, 'error');
