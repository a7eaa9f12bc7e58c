import { expect, it } from 'vitest';
import { resultMeasures, resultName } from './cropped-file.ts';

it.each([
  [
    { width: 1600, height: 900 },
    { width: 1600, height: 900 },
  ],
  [
    { width: 8000, height: 4500 },
    { width: 4000, height: 2250 },
  ],
  [
    { width: 3000, height: 6000 },
    { width: 2000, height: 4000 },
  ],
  [
    { width: 9000, height: 1 },
    { width: 4000, height: 1 },
  ],
])('a cut-out of %o becomes %o', (area, expected) => {
  expect(resultMeasures(area)).toEqual(expected);
});

it.each([
  ['bil.jpg', 'image/jpeg', 'bil-beskuren.jpg', 'image/jpeg'],
  ['karta.v2.png', 'image/png', 'karta.v2-beskuren.png', 'image/png'],
  ['film.gif', 'image/gif', 'film-beskuren.png', 'image/png'],
  ['foto.avif', 'image/avif', 'foto-beskuren.png', 'image/png'],
])('%s keeps its type where browsers can write it', (filename, fileType, name, type) => {
  expect(resultName(filename, fileType)).toEqual({ name, type });
});
