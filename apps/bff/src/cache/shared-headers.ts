import type { AnswerNotes } from './ask-for-visitors.ts';
import { type Clock, systemClock } from './clock.ts';

/** Caches in front of us take the crowd, and show what they have for a day when we are away. In seconds. */
const [FRESH_S, WHILE_ASKING_S, IF_AWAY_S] = [2, 10, 86_400];
/** From this age on a page says how old it is. */
const SHOWN_FROM_S = 15 * 60;

/**
 * How long caches between us and visitors keep something. Browsers ask each time, and are mostly told that it is the
 * same. Nothing is shown past the moment at which it changes by itself, no matter who is away then. What is old when we give
 * it may be given by others for as short a time as what is new. Source: DESIGN section 7; RFC 9111, RFC 5861
 */
export function sharedHeaders(
  { isStale, madeMs, changesAtMs }: AnswerNotes,
  clock: Clock = systemClock,
): Record<string, string> {
  const age = isStale ? wholeSeconds(clock.steadyMs() - madeMs) : 0;
  const left = wholeSeconds(changesAtMs - clock.dateMs());
  const within = (seconds: number) => Math.min(seconds, left);
  const control = [
    'public',
    'max-age=0',
    `s-maxage=${age + within(FRESH_S)}`,
    `stale-while-revalidate=${within(WHILE_ASKING_S)}`,
    `stale-if-error=${within(IF_AWAY_S)}`,
  ].join(', ');
  if (!isStale) return { 'cache-control': control };
  return {
    'cache-control': control,
    age: String(age),
    ...(age >= SHOWN_FROM_S ? { 'x-stale-age': String(age) } : {}),
  };
}

/** Until when `sharedHeaders` says the same of what is not stale, in milliseconds since 1970. */
export function sharedHeadersUntilMs(
  { changesAtMs }: Pick<AnswerNotes, 'changesAtMs'>,
  clock: Pick<Clock, 'dateMs'> = systemClock,
): number {
  const left = Math.min(wholeSeconds(changesAtMs - clock.dateMs()), IF_AWAY_S);
  return changesAtMs - left * 1000;
}

/** 0 for what is not yet, or not known: notes of nothing are made at Infinity. */
function wholeSeconds(ms: number): number {
  if (ms === Number.POSITIVE_INFINITY) return IF_AWAY_S;
  return Math.max(0, Math.floor(ms / 1000));
}
