import { expect, it } from 'vitest';
import { moved } from './moved.ts';

it.each([
  ['down', 0, 2, 'bca'],
  ['up', 2, 0, 'cab'],
  ['no further than the end', 1, 9, 'acb'],
  ['no further than the beginning', 1, -1, 'bac'],
  ['nothing that is not there', 7, 0, 'abc'],
])('moves %s', (_, from, to, expected) => {
  expect(moved(['a', 'b', 'c'], from, to).join('')).toBe(expected);
});
