import { FIRE_BAN_CHECK_DAYS, NO_FIRE_BAN_CHECK_DAYS } from './constants.ts';
import type { FireBan } from './entities/fire-ban.ts';
import type { FireBanState } from './entities/fire-ban-states.ts';

/** What is known of fires in a municipality at a moment. */
export type FireBanNow = {
  state: FireBanState;
  /** Why nothing is known: nobody has said anything, the ban's end has passed, or it was checked too long ago. */
  reason: 'not-said' | 'ended' | 'stale' | null;
  /** What begins to hold at `from`, where that is still to come. */
  upcoming: { state: FireBanState; from: string } | null;
};

type Said = Pick<FireBan, 'state' | 'stateBefore' | 'from' | 'to' | 'checkedAt'>;

const DAY_MS = 24 * 60 * 60 * 1000;

/**
 * The one rule of what may be said of fires at a moment. Nothing is guessed: what nobody has said, what has passed its end
 * and what was checked too long ago is unknown. That there is no ban is said for a week after a check
 * (`NO_FIRE_BAN_CHECK_DAYS`); that there is one for longer (`FIRE_BAN_CHECK_DAYS`), because it holds until it is lifted.
 * @param said null where nobody has said anything
 * Source: ADR 0050
 */
export function fireBanNow(said: Said | null, now: Date): FireBanNow {
  if (said === null || said.state === 'unknown' || hasOddMoment(said)) return unknown('not-said');
  const { from, to, stateBefore } = said;
  if (to !== null && now >= new Date(to)) return unknown('ended');
  // What held at once when it was said holds for a reader whose clock is slow, too.
  const isToCome = from !== null && stateBefore !== null && now < new Date(from);
  const upcoming = isToCome ? { state: said.state, from } : null;
  const state = isToCome ? stateBefore : said.state;
  if (state === 'unknown') return { ...unknown('not-said'), upcoming };
  if (now.getTime() >= staleAtMs(state, said.checkedAt)) return { ...unknown('stale'), upcoming };
  return { state, reason: null, upcoming };
}

/** Every moment at which `fireBanNow` may answer something else although nobody says anything. ISO 8601 */
export function fireBanMoments({ from, to, checkedAt }: Said): string[] {
  const stale = [staleAtMs('none', checkedAt), staleAtMs('ban', checkedAt)]
    .filter((ms) => Number.isFinite(ms))
    .map((ms) => new Date(ms).toISOString());
  return [...(from === null ? [] : [from]), ...(to === null ? [] : [to]), ...stale];
}

/** Whether a state forbids fires. */
export function isFireBan(state: FireBanState): state is 'ban' | 'strict' {
  return state === 'ban' || state === 'strict';
}

function staleAtMs(state: FireBanState, checkedAt: string): number {
  const days = isFireBan(state) ? FIRE_BAN_CHECK_DAYS : NO_FIRE_BAN_CHECK_DAYS;
  return Date.parse(checkedAt) + days * DAY_MS;
}

/** What cannot be read says nothing. */
function hasOddMoment({ from, to, checkedAt }: Said): boolean {
  return [from, to, checkedAt].some((moment) => moment !== null && Number.isNaN(Date.parse(moment)));
}

function unknown(reason: 'not-said' | 'ended' | 'stale'): FireBanNow {
  return { state: 'unknown', reason, upcoming: null };
}
