import { fromSwedishClock, toSwedishClock } from '@brandpost/swedish';

/** Hours without notifications, `HH:MM` as clocks in Sweden show it; they may pass midnight. */
export type QuietHours = { from: string; to: string };

export const DEFAULT_QUIET_HOURS: QuietHours = { from: '22:00', to: '06:00' };

const TIME = /^(?:[01]\d|2[0-3]):[0-5]\d$/;

/** Whether both are times of day and there is time between them. */
export function areQuietHours({ from, to }: QuietHours): boolean {
  return TIME.test(from) && TIME.test(to) && from !== to;
}

/** The next time that clocks in Sweden show a time of day, `HH:MM`. */
export function nextTimeOfDay(time: string, now: Date): Date {
  const clock = toSwedishClock(now);
  const day = clock.slice(0, 10);
  const next = fromSwedishClock(`${clock.slice(11) < time ? day : dayAfter(day)}T${time}`);
  if (next === null) throw new Error(`${time} is no time of day.`);
  return new Date(next.instant);
}

/** When the quiet hours end that a moment lies in; null for a moment outside of them. */
export function quietUntil(quiet: QuietHours | null, now: Date): Date | null {
  if (quiet === null) return null;
  const { from, to } = quiet;
  const time = toSwedishClock(now).slice(11);
  const isQuiet = from < to ? time >= from && time < to : time >= from || time < to;
  if (!isQuiet) return null;
  const day = toSwedishClock(now).slice(0, 10);
  const endDay = time < to ? day : dayAfter(day);
  const end = fromSwedishClock(`${endDay}T${to}`);
  return end === null ? null : new Date(end.instant);
}

function dayAfter(day: string): string {
  const date = new Date(`${day}T12:00:00Z`);
  date.setUTCDate(date.getUTCDate() + 1);
  return date.toISOString().slice(0, 10);
}
