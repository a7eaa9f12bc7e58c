import { describe, expect, it } from 'vitest';
import type { FireRiskForecast } from './entities/fire-risk-forecast.ts';
import { fireRiskNow } from './fire-risk.ts';

const FORECAST: FireRiskForecast = {
  approvedAt: '2026-07-01T04:00:00Z',
  days: [
    { validAt: '2026-07-01T12:00:00Z', level: 4 },
    { validAt: '2026-07-02T12:00:00Z', level: 6 },
  ],
};
const at = (moment: string, forecast: FireRiskForecast | null = FORECAST) =>
  fireRiskNow(forecast, new Date(moment));

describe('fireRiskNow', () => {
  it('is the level of today by Swedish clocks, with its sign, its name and its day', () => {
    expect(at('2026-07-01T10:00:00Z')).toEqual({
      sign: '4',
      name: 'stor risk',
      validAt: '2026-07-01T12:00:00Z',
      endsAt: '2026-07-02T04:00:00.000Z',
    });
    // Midnight in Sweden in summer.
    expect(at('2026-07-01T21:59:59Z')?.sign).toBe('4');
    expect(at('2026-07-01T22:00:00Z')?.sign).toBe('5E');
  });

  it('is not shown when the forecast is a day old', () => {
    expect(at('2026-07-02T03:59:59Z')).toMatchObject({ sign: '5E' });
    expect(at('2026-07-02T04:00:00Z')).toBeNull();
  });

  it('is not shown without a forecast, for a day that it lacks, or when it cannot be read', () => {
    expect(at('2026-07-01T10:00:00Z', null)).toBeNull();
    expect(at('2026-07-01T10:00:00Z', { ...FORECAST, days: [] })).toBeNull();
    expect(at('2026-07-01T10:00:00Z', { ...FORECAST, approvedAt: 'i går' })).toBeNull();
  });
});
