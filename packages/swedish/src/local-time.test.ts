import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fromSwedishClock, toSwedishClock } from './local-time.ts';

describe('the clock in Sweden', () => {
  it.each([
    ['2026-11-20T13:05:00Z', '2026-11-20T14:05'],
    ['2026-07-01T22:30:00Z', '2026-07-02T00:30'],
    ['2026-12-31T23:00:00+01:00', '2026-12-31T23:00'],
  ])('shows at %s %s', (instant, local) => {
    expect(toSwedishClock(instant)).toBe(local);
  });

  it('shows nothing where there is no instant', () => {
    expect([toSwedishClock(null), toSwedishClock('i går')]).toEqual(['', '']);
  });
});

describe('a time in a form', () => {
  it.each([
    ['winter', '2026-11-20T14:05', '2026-11-20T13:05:00.000Z', null],
    ['summer', '2026-07-01T08:00', '2026-07-01T06:00:00.000Z', null],
    ['the hour before summer time', '2026-03-29T01:59', '2026-03-29T00:59:00.000Z', null],
    ['the hour that is skipped', '2026-03-29T02:30', '2026-03-29T01:30:00.000Z', 'skipped'],
    ['the hour after it', '2026-03-29T03:00', '2026-03-29T01:00:00.000Z', null],
    ['the hour that comes twice', '2026-10-25T02:30', '2026-10-25T00:30:00.000Z', 'twice'],
    ['the hour after that', '2026-10-25T03:00', '2026-10-25T02:00:00.000Z', null],
    ['seconds, which some browsers add', '2026-11-20T14:05:00', '2026-11-20T13:05:00.000Z', null],
  ])('in %s is the moment it means', (_, local, instant, oddity) => {
    expect(fromSwedishClock(local)).toEqual({ instant, oddity });
  });

  it.each(['', '2026-11-20', '2026-02-30T10:00', '2026-11-20T24:30', '20 november'])(
    'is not read from "%s"',
    (text) => {
      expect(fromSwedishClock(text)).toBeNull();
    },
  );

  it('comes back as it was, to the minute, at any time of any year', () => {
    const minute = fc.integer({ min: Date.UTC(1990, 0, 1) / 60_000, max: Date.UTC(2090, 0, 1) / 60_000 });
    fc.assert(
      fc.property(minute, (at) => {
        const instant = new Date(at * 60_000);
        const moment = fromSwedishClock(toSwedishClock(instant));
        expect(moment?.oddity).not.toBe('skipped');
        // In the hour that comes twice the first is meant.
        const expected = moment?.oddity === 'twice' ? moment.instant : instant.toISOString();
        expect(moment?.instant).toBe(expected);
        expect(toSwedishClock(moment?.instant ?? '')).toBe(toSwedishClock(instant));
      }),
      { numRuns: 2000 },
    );
  });
});
