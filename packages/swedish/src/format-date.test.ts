import { expect, it } from 'vitest';
import {
  formatAtTime,
  formatDate,
  formatDateTime,
  formatExactTime,
  formatTime,
  yearInSweden,
} from './format-date.ts';

it('writes day, month name, year and the time after kl', () => {
  expect(formatDateTime('2026-11-20T14:05:00+01:00')).toBe('20 november 2026 kl\u00A014.05');
  expect(formatDate('2026-11-20T14:05:00+01:00')).toBe('20 november 2026');
  expect(formatTime('2026-11-20T14:05:00+01:00')).toBe('14.05');
});

it('tells seconds apart where it is asked to', () => {
  expect(formatExactTime('2026-11-20T14:05:09.900+01:00')).toBe('20 november 2026 kl\u00A014.05.09');
  expect(formatExactTime('yesterday')).toBe('');
});

it('takes a Date as well as a text', () => {
  expect(formatDateTime(new Date('2026-01-02T08:09:00Z'))).toBe('2 januari 2026 kl\u00A009.09');
});

it('names the day in Stockholm, whatever day it is where the instant was written', () => {
  expect(formatDate('2025-12-31T23:30:00Z')).toBe('1 januari 2026');
  expect(formatDateTime('2026-05-31T22:00:00Z')).toBe('1 juni 2026 kl\u00A000.00');
});

it.each([
  ['2026-03-29T00:59:00Z', '01.59'],
  ['2026-03-29T01:00:00Z', '03.00'],
  ['2026-10-25T00:30:00Z', '02.30'],
  ['2026-10-25T01:30:00Z', '02.30'],
])('shows %s as %s where summer time begins or ends', (instant, time) => {
  expect(formatTime(instant)).toBe(time);
});

it('names every month in lower case', () => {
  const months = Array.from({ length: 12 }, (_, month) => formatDate(new Date(Date.UTC(2026, month, 15))));
  expect(months.map((text) => text.split(' ')[1]).join(' ')).toBe(
    'januari februari mars april maj juni juli augusti september oktober november december',
  );
});

it('tells the year in Stockholm, where it begins an hour before UTC', () => {
  expect(yearInSweden('2025-12-31T22:59:00Z')).toBe(2025);
  expect(yearInSweden('2025-12-31T23:00:00Z')).toBe(2026);
  expect(yearInSweden('i fjol')).toBeNull();
});

it('gives an empty text for an instant that cannot be read', () => {
  expect(formatDateTime('i morgon')).toBe('');
  expect(formatDate('2026-13-40T00:00:00Z')).toBe('');
  expect(formatTime(new Date(Number.NaN))).toBe('');
});

it('no line parts a time from its kl', () => {
  expect(formatAtTime('2026-11-20T14:05:00+01:00')).toBe('kl\u00A014.05');
  expect(formatAtTime('')).toBe('');
});
