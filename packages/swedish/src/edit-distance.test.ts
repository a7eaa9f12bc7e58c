import { expect, it } from 'vitest';
import { editDistance, editDistanceAllowed } from './edit-distance.ts';

it('forgives nothing in short words, one letter from five and two from nine', () => {
  expect(['sota', 'gasol', 'stationen', 'eldning', 'eldnings'].map(editDistanceAllowed)).toEqual([
    0, 1, 2, 1, 1,
  ]);
});

it.each([
  ['eldningsförbjud', 'eldningsförbud'],
  ['eldningsforbud', 'eldningsförbud'],
  ['brandvarnere', 'brandvarnare'],
  ['bransläckare', 'brandsläckare'],
  ['sottning', 'sotning'],
  ['tilsyn', 'tillsyn'],
  ['tillstond', 'tillstånd'],
  ['gasoll', 'gasol'],
  ['fyrvärkeri', 'fyrverkeri'],
  ['hjertstartare', 'hjärtstartare'],
  ['räddingstjänst', 'räddningstjänst'],
  ['raddningstjanst', 'räddningstjänst'],
  ['översvemning', 'översvämning'],
])('forgives %s for %s', (typed, meant) => {
  const allowed = editDistanceAllowed(typed);
  expect(editDistance(typed, meant, allowed)).toBeLessThanOrEqual(allowed);
});

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
