import { describe, expect, it } from 'vitest';
import { newsViewFrom, yearsFrom } from './news-view.ts';

const NOW = new Date('2026-11-20T15:00:00+01:00');

describe('what an address asks for of the news', () => {
  it.each([
    ['', { steps: 1, year: null }],
    ['ar=2025', { steps: 1, year: 2025 }],
    ['ar=2025&sida=2', { steps: 2, year: 2025 }],
    ['ar=i+fjol', { steps: 1, year: null }],
    ['ar=', { steps: 1, year: null }],
    ['ar=20255', { steps: 1, year: null }],
    ['ar=2025.5', { steps: 1, year: null }],
  ])('%j is %j', (query, view) => {
    expect(newsViewFrom(new URLSearchParams(query))).toEqual(view);
  });
});

describe('the years to choose from', () => {
  it('go from the latest back to the oldest news', () => {
    expect(yearsFrom(2024, NOW, null)).toEqual([2026, 2025, 2024]);
  });

  it('hold the year that is asked for, though it has no news', () => {
    expect(yearsFrom(2025, NOW, 2019)).toEqual([2026, 2025, 2019]);
  });

  it('are this year alone where there is no news at all', () => {
    expect(yearsFrom(null, NOW, null)).toEqual([2026]);
  });
});
