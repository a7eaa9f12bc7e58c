import { expect, it } from 'vitest';
import { pictureSources } from './picture-sources.ts';

it('offers the smallest format first, with every width there is', () => {
  const copies = [
    { filename: 'rök_480.webp', fileType: 'image/webp', widthPx: 480 },
    { filename: 'rök_480.avif', fileType: 'image/avif', widthPx: 480 },
    { filename: 'rök_960.webp', fileType: 'image/webp', widthPx: 960 },
  ];
  expect(pictureSources(copies)).toEqual([
    { type: 'image/avif', srcSet: '/media/r%C3%B6k_480.avif 480w' },
    { type: 'image/webp', srcSet: '/media/r%C3%B6k_480.webp 480w, /media/r%C3%B6k_960.webp 960w' },
  ]);
});

it('offers nothing while a picture has no copies', () => {
  expect(pictureSources([])).toEqual([]);
});
