import { FIRE_RISK_LEVELS, type FireRiskForecast } from '@brandpost/domain';
import { toSwedishClock } from '@brandpost/swedish';
import { Type } from 'typebox';
import { guardOf } from '../plugins/schema-checks.ts';

/** The part of a forecast of SMHI's (fwif1g) that is read: what it has besides may change. */
const isForecast = guardOf(
  Type.Object({
    approvedTime: Type.String({ maxLength: 40 }),
    timeSeries: Type.Array(
      Type.Object({
        validTime: Type.String({ maxLength: 40 }),
        parameters: Type.Array(
          Type.Object({ name: Type.String({ maxLength: 40 }), values: Type.Array(Type.Number()) }),
          { maxItems: 50 },
        ),
      }),
      { maxItems: 200 },
    ),
  }),
);

/** The index of the fire risk, 1 to 6; -1 and 9999 say that it is missing. */
const INDEX = 'fwiindex';
const MAX_DAYS = 20;
/** Clocks of others go a little wrong. */
const AHEAD_MS = 60 * 60 * 1000;

/**
 * Reads what SMHI answers for a point: the highest level of each day. Moments without a level are passed over.
 * @throws Error with one sentence for what is no such forecast, or was made in the future
 */
export function readFireRisk(text: string, now: Date): FireRiskForecast {
  const answer = parse(text);
  if (!isForecast(answer)) throw new Error('It is no forecast of the fire risk.');
  const approvedMs = Date.parse(answer.approvedTime);
  if (!(approvedMs <= now.getTime() + AHEAD_MS)) throw new Error('It was not made at any time until now.');
  const days = new Map<string, { validAt: string; level: number }>();
  for (const { validTime, parameters } of answer.timeSeries) {
    const level = parameters.find(({ name }) => name === INDEX)?.values[0];
    const day = toSwedishClock(validTime).slice(0, 10);
    if (day === '' || level === undefined || !isLevel(level)) continue;
    const known = days.get(day);
    if (known === undefined || known.level < level) {
      days.set(day, { validAt: new Date(validTime).toISOString(), level });
    }
  }
  return { approvedAt: new Date(approvedMs).toISOString(), days: [...days.values()].slice(0, MAX_DAYS) };
}

function isLevel(value: number): boolean {
  return Number.isInteger(value) && value >= 1 && value <= FIRE_RISK_LEVELS.length;
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new Error('It is no JSON.');
  }
}
