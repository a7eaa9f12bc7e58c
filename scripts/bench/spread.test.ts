import { expect, it } from 'vitest';
import { quantile, spread } from './spread.ts';

it('says what half, nineteen of twenty, and all of the times stay within', () => {
  const times = Array.from({ length: 20 }, (_, index) => 20 - index);
  expect(spread('a key', times)).toEqual(['a key', '10.0', '19.0', '20.0', '20']);
});

it('has no figure where nothing was measured', () => {
  expect(quantile([], 0.95)).toBeNaN();
});
