import { expect, it } from 'vitest';
import { thumbnailName } from './thumbnail-name.ts';

it.each([
  ['brand.jpg', 'brand_thumb.jpg'],
  ['brand.v2.webp', 'brand.v2_thumb.webp'],
  ['2026.11/brand', '2026.11/brand_thumb'],
  ['brand', 'brand_thumb'],
  ['.dold', '.dold_thumb'],
])('names the thumbnail of %s %s', (filename, thumbnail) => {
  expect(thumbnailName(filename)).toBe(thumbnail);
});
