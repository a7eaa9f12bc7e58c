import { expect, it } from 'vitest';
import { applyAddress, isVacancyOpen, vacancyClosesAt } from './vacancy.ts';

it.each([
  ['2027-01-15', '2027-01-15T23:00:00.000Z'],
  ['2026-06-30', '2026-06-30T22:00:00.000Z'],
  ['2026-12-31', '2026-12-31T23:00:00.000Z'],
  // The night on which summer time begins, and the one on which it ends.
  ['2026-03-28', '2026-03-28T23:00:00.000Z'],
  ['2026-10-25', '2026-10-25T23:00:00.000Z'],
])('one can apply to the end of %s on Swedish clocks', (lastDay, end) => {
  expect(vacancyClosesAt({ lastDay })).toBe(end);
  expect(isVacancyOpen({ lastDay }, new Date(Date.parse(end) - 1))).toBe(true);
  expect(isVacancyOpen({ lastDay }, new Date(end))).toBe(false);
});

it('without a last day it is open until somebody takes it away; an unreadable one has passed', () => {
  const now = new Date('2026-11-24T12:00:00Z');
  expect(isVacancyOpen({ lastDay: null }, now)).toBe(true);
  expect(vacancyClosesAt({ lastDay: null })).toBeNull();
  for (const lastDay of ['', 'snart', '2026-13-40']) {
    expect(vacancyClosesAt({ lastDay })).toBeNull();
    expect(isVacancyOpen({ lastDay }, now)).toBe(false);
  }
});

it('leads to a web address as it stands, and to an e-mail address by mail', () => {
  expect(applyAddress({ applyAt: 'https://jobb.example.se/a@b' })).toBe('https://jobb.example.se/a@b');
  expect(applyAddress({ applyAt: 'jobb@example.se' })).toBe('mailto:jobb@example.se');
});
