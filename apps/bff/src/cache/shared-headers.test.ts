import { expect, it } from 'vitest';
import { newNotes } from './ask-for-visitors.ts';
import { sharedHeaders } from './shared-headers.ts';

const NOW = Date.parse('2026-11-21T12:00:00Z');
const clock = { steadyMs: () => NOW, dateMs: () => NOW };
const HOUR_MS = 3_600_000;

it('browsers ask each time; caches between us keep it for a moment, and for a day when we are away', () => {
  expect(sharedHeaders({ ...newNotes(), madeMs: NOW - 500 }, clock)).toEqual({
    'cache-control': 'public, max-age=0, s-maxage=2, stale-while-revalidate=10, stale-if-error=86400',
  });
});

it('what is old says so, and is kept by others for as short a time as what is new', () => {
  const headers = sharedHeaders({ ...newNotes(), isStale: true, madeMs: NOW - 3 * HOUR_MS }, clock);
  expect(headers).toMatchObject({ age: '10800', 'x-stale-age': '10800' });
  expect(headers['cache-control']).toContain('s-maxage=10802,');
});

it('a quarter of an hour passes before anybody is warned of it', () => {
  const stale = (ms: number) => sharedHeaders({ ...newNotes(), isStale: true, madeMs: NOW - ms }, clock);
  expect(stale(HOUR_MS / 4 - 1)).not.toHaveProperty('x-stale-age');
  expect(stale(HOUR_MS / 4)).toHaveProperty('x-stale-age', '900');
});

it('nobody keeps anything past the moment at which it changes by itself', () => {
  const control = (changesInMs: number) =>
    sharedHeaders({ ...newNotes(), madeMs: NOW, changesAtMs: NOW + changesInMs }, clock)['cache-control'];
  expect(control(HOUR_MS)).toContain('stale-if-error=3600');
  expect(control(1500)).toBe('public, max-age=0, s-maxage=1, stale-while-revalidate=1, stale-if-error=1');
  expect(control(-1)).toBe('public, max-age=0, s-maxage=0, stale-while-revalidate=0, stale-if-error=0');
});
