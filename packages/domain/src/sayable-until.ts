/*
 * Apart from the rule of what is known: every page about fires comes with this, so that it is there without a network.
 */
import { NO_FIRE_BAN_OUT_OF_CONTACT_HOURS } from './constants.ts';
import type { FireBan } from './entities/fire-ban.ts';

const HOUR_MS = 60 * 60 * 1000;

/**
 * Until when a page that has lost its connection, or is a kept copy, may go on saying what it says of fires; null: for as
 * long as it says it anyway. A ban that has been lifted meanwhile harms nobody; one that has begun must not be missed.
 */
export function sayableUntil(
  said: readonly Pick<FireBan, 'state' | 'stateBefore'>[],
  lastContact: Date,
): Date | null {
  const allowsFires = said.some(({ state, stateBefore }) => state === 'none' || stateBefore === 'none');
  return allowsFires ? new Date(lastContact.getTime() + NO_FIRE_BAN_OUT_OF_CONTACT_HOURS * HOUR_MS) : null;
}
