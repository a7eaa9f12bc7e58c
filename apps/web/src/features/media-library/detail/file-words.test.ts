import { decodeMediaRecord, type MediaRecord } from '@brandpost/rubicore-api';
import { expect, it } from 'vitest';
import { bodyOf, fileWordsOf } from './file-words.ts';

const WIRE = {
  id: 3,
  filename: 'bil.jpg',
  title: 'Bil',
  alt: 'En röd brandbil',
  type: 'image/jpeg',
  description: 'Till nyheten',
  categoryId: 4,
  focalPoint: { x: 0.2, y: 0.9 },
  decorative: false,
};
const MEDIA = decodeMediaRecord(WIRE) as MediaRecord;

it('sends back what it was given when nothing is changed', () => {
  const { title, alt, description, categoryId, focalPoint, decorative } = WIRE;
  expect(bodyOf(fileWordsOf(MEDIA))).toEqual({ title, alt, description, categoryId, focalPoint, decorative });
});

it('sends no alt text of a decorative picture, and no folder where there is none', () => {
  const words = { ...fileWordsOf(MEDIA), isDecorative: true, folder: '' };
  expect(bodyOf(words)).toMatchObject({ alt: '', decorative: true, categoryId: null });
});
