import { expect, it } from 'vitest';
import { placesOf } from './places-of.ts';

it('a station is not said twice of somebody', () => {
  expect(placesOf(['Station Ås'], 'Station Ås, grupp 2')).toEqual(['Station Ås, grupp 2']);
  expect(placesOf(['Station Ås'], 'Station Ås')).toEqual(['Station Ås']);
  expect(placesOf(['Station Ås'], '')).toEqual(['Station Ås']);
});

it('a station whose name begins as that of another stays', () => {
  expect(placesOf(['Station 1'], 'Station 10')).toEqual(['Station 1', 'Station 10']);
});
