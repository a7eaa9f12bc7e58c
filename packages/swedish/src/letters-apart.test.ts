import { expect, it } from 'vitest';
import { editDistance } from './letters-apart.ts';

it.each([
  ['sottning', 'sotning', 1],
  ['bransläckare', 'brandsläckare', 1],
  ['eldningsförbjud', 'eldningsförbud', 1],
  ['larm', 'larm', 0],
  ['', 'ab', 2],
])('counts the letters between %s and %s', (a, b, expected) => {
  expect(editDistance(a, b, 3)).toBe(expected);
  expect(editDistance(b, a, 3)).toBe(expected);
});

it('counts a swap of neighbours as one', () => {
  expect(editDistance('sontig', 'sotnig', 2)).toBe(1);
});

it('gives up past the limit', () => {
  expect(editDistance('brand', 'vatten', 2)).toBe(3);
  expect(editDistance('kort', 'mycket längre ord', 2)).toBe(3);
});
