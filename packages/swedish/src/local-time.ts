import { clockInSweden } from './clock-in-sweden.ts';

const MINUTE_MS = 60_000;
const LOCAL = /^(\d{4})-(\d{2})-(\d{2})T(\d{2}):(\d{2})(?::\d{2}(?:\.\d+)?)?$/;

/** What the clock shows in Sweden, as `datetime-local` fields hold it: `2026-11-20T14:05`. Empty for no instant. */
export function toSwedishClock(instant: string | Date | null): string {
  const parts = clockInSweden(instant ?? '');
  if (parts === null) return '';
  const { year, month, day, hour, minute } = parts;
  return `${year.padStart(4, '0')}-${month}-${day}T${hour}:${minute}`;
}

/** The instant at which the clock in Sweden shows a time. */
export type SwedishMoment = {
  /** ISO 8601 in UTC. */
  readonly instant: string;
  /** `skipped`: the clock never shows that time, it went past it; `twice`: it shows it twice, and this is the first. */
  readonly oddity: 'skipped' | 'twice' | null;
};

/**
 * The moment that a `datetime-local` field means in Sweden, wherever the code runs. On the night when summer time begins
 * an hour does not exist: the moment is as long after the change as the time says. On the night when it ends an hour
 * comes twice: the moment is in the first.
 * @returns null for a text that is no such time
 */
export function fromSwedishClock(local: string): SwedishMoment | null {
  const match = LOCAL.exec(local);
  if (match === null) return null;
  const [year = 0, month = 0, day = 0, hour = 0, minute = 0] = match.slice(1).map(Number);
  const asUtcMs = Date.UTC(year, month - 1, day, hour, minute);
  if (new Date(asUtcMs).toISOString().slice(0, 16) !== local.slice(0, 16)) return null;

  const candidates = [
    ...new Set([asUtcMs - 12 * 60 * MINUTE_MS, asUtcMs + 12 * 60 * MINUTE_MS].map(offsetMs)),
  ]
    .map((offset) => asUtcMs - offset)
    .sort((a, b) => a - b);
  const exact = candidates.filter((ms) => toSwedishClock(new Date(ms)) === local.slice(0, 16));
  const [first] = exact;
  if (first !== undefined) {
    return { instant: new Date(first).toISOString(), oddity: exact.length > 1 ? 'twice' : null };
  }
  return { instant: new Date(candidates.at(-1) ?? asUtcMs).toISOString(), oddity: 'skipped' };
}

/** How far the clock in Sweden is ahead of UTC at an instant. */
function offsetMs(ms: number): number {
  return Date.parse(`${toSwedishClock(new Date(ms))}:00Z`) - Math.floor(ms / MINUTE_MS) * MINUTE_MS;
}
