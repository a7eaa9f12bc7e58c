import { expect, it } from 'vitest';
import { editDistanceAllowed } from './edit-distance.ts';

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
  expect(distance(typed, meant)).toBeLessThanOrEqual(editDistanceAllowed(typed));
});

/** Letters to insert, remove or change (Levenshtein). */
function distance(a: string, b: string): number {
  let row = Array.from({ length: b.length + 1 }, (_, column) => column);
  for (let i = 1; i <= a.length; i++) {
    const next = [i];
    for (let j = 1; j <= b.length; j++) {
      const change = (row[j - 1] ?? 0) + (a[i - 1] === b[j - 1] ? 0 : 1);
      next.push(Math.min(change, (row[j] ?? 0) + 1, (next[j - 1] ?? 0) + 1));
    }
    row = next;
  }
  return row[b.length] ?? 0;
}
