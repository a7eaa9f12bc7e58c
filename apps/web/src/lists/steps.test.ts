import { expect, it } from 'vitest';
import { stepsFrom } from './steps.ts';

it.each([
  ['', 1],
  ['sida=3', 3],
  ['sida=0', 1],
  ['sida=-2', 1],
  ['sida=2.5', 1],
  ['sida=1e9', 1],
  ['sida=tre', 1],
])('reads %j as %i helpings', (query, steps) => {
  expect(stepsFrom(new URLSearchParams(query))).toBe(steps);
});
