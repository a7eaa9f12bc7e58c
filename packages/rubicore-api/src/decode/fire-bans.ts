import { FIRE_BAN_STATES, type FireBan, type FireBanState, type FireRiskForecast } from '@brandpost/domain';
import type { FireBans } from '../wire/fire-ban.ts';
import { integerOrNull, textOf, textOrNull } from './fields.ts';
import { objectFrom } from './json-text.ts';

/** What is known of fires, as the product knows it. What makes no sense says nothing, and never that there is no ban. */
export function decodeFireBans(wire: unknown): FireBans {
  const answer = objectFrom(wire);
  const rows: unknown[] = Array.isArray(answer?.fireBans) ? answer.fireBans : [];
  return {
    fireBans: rows.map(decodeFireBan).filter((said) => said !== null),
    fireRisk: decodeForecast(answer?.fireRisk),
  };
}

function decodeFireBan(wire: unknown): FireBan | null {
  const row = objectFrom(wire);
  const id = integerOrNull(row?.id);
  if (row === null || id === null || textOf(row.municipality) === '') return null;
  return {
    id,
    municipality: textOf(row.municipality),
    state: stateOf(row.state),
    decidedBy: textOf(row.decidedBy),
    from: textOrNull(row.from),
    to: textOrNull(row.to),
    stateBefore: row.stateBefore === null ? null : stateOf(row.stateBefore),
    checkedAt: textOf(row.checkedAt),
    note: textOf(row.note),
  };
}

function stateOf(value: unknown): FireBanState {
  return FIRE_BAN_STATES.find((state) => state === value) ?? 'unknown';
}

function decodeForecast(wire: unknown): FireRiskForecast | null {
  const forecast = objectFrom(wire);
  if (forecast === null || !Array.isArray(forecast.days)) return null;
  const days = forecast.days.flatMap((value: unknown) => {
    const day = objectFrom(value);
    const level = integerOrNull(day?.level);
    return day === null || level === null ? [] : [{ validAt: textOf(day.validAt), level }];
  });
  return { approvedAt: textOf(forecast.approvedAt), days };
}
