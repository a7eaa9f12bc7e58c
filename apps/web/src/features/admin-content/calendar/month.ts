import { fromSwedishClock, toSwedishClock } from '@brandpost/swedish';

/** A month of the calendar, such as `2026-11`. */
export type Month = string;

const DAY_MS = 86_400_000;
const MONTH = /^(?:19|20|21)\d\d-(?:0[1-9]|1[0-2])$/;

/** The month that an address names, or that it is now in Sweden. */
export function monthIn(search: URLSearchParams, now: Date): Month {
  const asked = search.get('manad') ?? '';
  return MONTH.test(asked) ? asked : toSwedishClock(now).slice(0, 7);
}

/** The month so many months after another. */
export function monthAfter(month: Month, months: number): Month {
  const [year = 0, number = 1] = month.split('-').map(Number);
  return new Date(Date.UTC(year, number - 1 + months, 1)).toISOString().slice(0, 7);
}

/** The weeks that a month touches, each with its days from Monday on, as `2026-11-02`. */
export function weeksOf(month: Month): string[][] {
  const first = Date.parse(`${month}-01T00:00Z`);
  const monday = first - ((new Date(first).getUTCDay() + 6) % 7) * DAY_MS;
  const end = Date.parse(`${monthAfter(month, 1)}-01T00:00Z`);
  const count = Math.ceil((end - monday) / (7 * DAY_MS));
  return Array.from({ length: count }, (_, week) =>
    Array.from({ length: 7 }, (__, day) => dayOf(monday + (week * 7 + day) * DAY_MS)),
  );
}

/** Days so many days after another. */
export function dayAfter(day: string, days: number): string {
  return dayOf(Date.parse(`${day}T00:00Z`) + days * DAY_MS);
}

/** The instant at which a day begins in Sweden. */
export function startOfDay(day: string): string {
  return fromSwedishClock(`${day}T00:00`)?.instant ?? `${day}T00:00:00.000Z`;
}

/** The same time of day on another day, as Swedish clocks show it. @returns null for a day that is none */
export function onDay(instant: string, day: string): string | null {
  return fromSwedishClock(`${day}T${toSwedishClock(instant).slice(11)}`)?.instant ?? null;
}

function dayOf(ms: number): string {
  return new Date(ms).toISOString().slice(0, 10);
}
