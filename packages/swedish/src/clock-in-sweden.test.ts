import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { clockInSweden } from './clock-in-sweden.ts';

const intl = new Intl.DateTimeFormat('en-GB', {
  timeZone: 'Europe/Stockholm',
  hourCycle: 'h23',
  calendar: 'gregory',
  numberingSystem: 'latn',
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
  hour: '2-digit',
  minute: '2-digit',
});

function byTimeZoneDatabase(date: Date): Record<string, string> {
  const digits = intl.formatToParts(date).filter(({ type }) => type !== 'literal');
  return Object.fromEntries(digits.map(({ type, value }) => [type, value]));
}

describe('what clocks in Sweden show', () => {
  it('is what the time zone database says around every change of the clocks in 60 years', () => {
    for (let year = 1990; year <= 2050; year += 1) {
      for (const month of [2, 9]) {
        for (let day = 24; day <= 31; day += 1) {
          for (const minute of [0, 59]) {
            const date = new Date(Date.UTC(year, month, day, minute, minute));
            expect(clockInSweden(date), date.toISOString()).toEqual(byTimeZoneDatabase(date));
          }
        }
      }
    }
  });

  it('is what the time zone database says at any other moment', () => {
    const moments = fc.date({
      min: new Date('1850-01-01'),
      max: new Date('9999-12-31'),
      noInvalidDate: true,
    });
    fc.assert(
      fc.property(moments, (date) => {
        expect(clockInSweden(date)).toEqual(byTimeZoneDatabase(date));
      }),
    );
  });

  it('is nothing for what is no moment', () => {
    expect(clockInSweden('i går')).toBeNull();
    expect(clockInSweden(new Date(Number.NaN))).toBeNull();
  });

  it('can be read for the last moments that dates have', () => {
    expect(clockInSweden(new Date(8.64e15))).toMatchObject({ year: '275760', month: '09' });
  });
});
