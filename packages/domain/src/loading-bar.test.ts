import { expect, it } from 'vitest';
import { loadingBarAt } from './loading-bar.ts';

it('does not show for loads that are over within 200 ms', () => {
  expect(loadingBarAt(0)).toEqual({ isVisible: false, fraction: 0 });
  expect(loadingBarAt(199)).toEqual({ isVisible: false, fraction: 0 });
  expect(loadingBarAt(Number.NaN)).toEqual({ isVisible: false, fraction: 0 });
});

it('fills over the following 5 seconds and stays full', () => {
  expect([200, 2700, 5200, 60_000].map((elapsedMs) => loadingBarAt(elapsedMs).fraction)).toEqual([
    0, 0.5, 1, 1,
  ]);
  expect(loadingBarAt(200).isVisible).toBe(true);
});
