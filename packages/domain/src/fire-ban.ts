import { FIRE_BAN_CHECK_DAYS, NO_FIRE_BAN_CHECK_DAYS } from './constants.ts';
import type { FireBan, FireBanState } from './entities/fire-ban.ts';

/** What is known of fires in a municipality at a moment. */
export type FireBanNow = {
  state: FireBanState;
  /** Why nothing is known: nobody has said anything, the ban's end has passed, or it was checked too long ago. */
  reason: 'not-said' | 'ended' | 'stale' | null;
  /** What begins to hold at `from`, where that is still to come. */
  upcoming: { state: FireBanState; from: string } | null;
  /** When this answer changes although nobody says anything; null for never. ISO 8601. */
  changesAt: string | null;
};

type Said = Pick<FireBan, 'state' | 'stateBefore' | 'from' | 'to' | 'checkedAt'>;

const DAY_MS = 24 * 60 * 60 * 1000;
const NEVER = Number.POSITIVE_INFINITY;

/**
 * The one rule of what may be said of fires at a moment. Nothing is guessed: what nobody has said, what has passed its end
 * and what was checked too long ago is unknown. That there is no ban is said for a week after a check
 * (`NO_FIRE_BAN_CHECK_DAYS`); that there is one for longer (`FIRE_BAN_CHECK_DAYS`), because it holds until it is lifted.
 * @param said null where nobody has said anything
 * Source: ADR 0050
 */
export function fireBanNow(said: Said | null, now: Date): FireBanNow {
  if (said === null || said.state === 'unknown') return unknown('not-said');
  const nowMs = now.getTime();
  const fromMs = said.from === null ? Number.NEGATIVE_INFINITY : Date.parse(said.from);
  const upcoming = said.from !== null && nowMs < fromMs ? { state: said.state, from: said.from } : null;
  const state = upcoming === null ? said.state : (said.stateBefore ?? 'unknown');
  const endMs = said.to === null ? NEVER : Date.parse(said.to);
  if (nowMs >= endMs) return unknown('ended');
  const staleMs = staleAtMs(state, said.checkedAt);
  const beginsMs = upcoming === null ? NEVER : fromMs;
  if (state === 'unknown') return { ...unknown('not-said'), upcoming, changesAt: isoOf(beginsMs) };
  // A moment that cannot be read says nothing either.
  if (!(nowMs < staleMs)) return { ...unknown('stale'), upcoming, changesAt: isoOf(beginsMs) };
  return { state, reason: null, upcoming, changesAt: isoOf(Math.min(staleMs, beginsMs, endMs)) };
}

/** Whether a state forbids fires. */
export function isFireBan(state: FireBanState): state is 'ban' | 'strict' {
  return state === 'ban' || state === 'strict';
}

function staleAtMs(state: FireBanState, checkedAt: string): number {
  const days = isFireBan(state) ? FIRE_BAN_CHECK_DAYS : NO_FIRE_BAN_CHECK_DAYS;
  return Date.parse(checkedAt) + days * DAY_MS;
}

function unknown(reason: 'not-said' | 'ended' | 'stale'): FireBanNow {
  return { state: 'unknown', reason, upcoming: null, changesAt: null };
}

function isoOf(ms: number): string | null {
  return Number.isFinite(ms) ? new Date(ms).toISOString() : null;
}
