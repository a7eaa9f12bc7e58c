import { formatDate } from '@brandpost/swedish';
import { FIRE_RISK_MAX_AGE_HOURS } from './constants.ts';
import type { FireRiskForecast } from './entities/fire-risk-forecast.ts';

/** How a level is written and called. Source: SMHI's index of forest fires (FWI), of which the sixth is written 5E. */
export const FIRE_RISK_LEVELS = [
  { sign: '1', name: 'mycket liten risk' },
  { sign: '2', name: 'liten risk' },
  { sign: '3', name: 'måttlig risk' },
  { sign: '4', name: 'stor risk' },
  { sign: '5', name: 'mycket stor risk' },
  { sign: '5E', name: 'extremt stor risk' },
] as const;

/** The risk of a day, as it is shown. */
export type FireRisk = (typeof FIRE_RISK_LEVELS)[number] & {
  /** The day that it is for. ISO 8601. */
  validAt: string;
  /** When it is too old to be shown. ISO 8601. */
  endsAt: string;
};

const HOUR_MS = 60 * 60 * 1000;

/**
 * The fire risk of the day that a moment lies in, by Swedish clocks; null where a forecast is older than
 * `FIRE_RISK_MAX_AGE_HOURS` or says nothing of that day.
 */
export function fireRiskNow(forecast: FireRiskForecast | null, now: Date): FireRisk | null {
  if (forecast === null) return null;
  const staleMs = Date.parse(forecast.approvedAt) + FIRE_RISK_MAX_AGE_HOURS * HOUR_MS;
  if (!(now.getTime() < staleMs)) return null;
  const today = swedishDay(now);
  const found = forecast.days.find(({ validAt }) => swedishDay(new Date(validAt)) === today);
  const level = found === undefined ? undefined : FIRE_RISK_LEVELS[found.level - 1];
  if (found === undefined || level === undefined) return null;
  return { ...level, validAt: found.validAt, endsAt: new Date(staleMs).toISOString() };
}

/** Empty for no moment. */
function swedishDay(moment: Date): string {
  return formatDate(moment);
}
