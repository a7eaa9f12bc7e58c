/** What Swedish clocks and calendars show, in digits: two each, and as many as a year has. */
export type ClockParts = { year: string; month: string; day: string; hour: string; minute: string };

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
const MARCH = 2;
const OCTOBER = 9;

/**
 * From when to when summer time lasts from the last Sunday of March to the last of October, at 01.00 UTC. Source:
 * directive 2000/84/EC; Sweden has done so since 1996. The first `Intl` of a page costs a phone 90 ms of its only
 * thread, so what nearly every page shows is reckoned here, and `Intl` asked for other times alone.
 */
const RULE_FROM_MS = Date.UTC(1996, 0);
const RULE_TO_MS = Date.UTC(10_000, 0);

/** What clocks in Sweden show at an instant, wherever the code runs; null for one that cannot be read. */
export function clockInSweden(instant: string | Date): ClockParts | null {
  const date = new Date(instant);
  const ms = date.getTime();
  if (Number.isNaN(ms)) return null;
  if (ms < RULE_FROM_MS || ms >= RULE_TO_MS) return byIntl(date);

  const shown = new Date(ms + (isSummerTime(ms) ? 2 : 1) * HOUR_MS);
  return {
    year: String(shown.getUTCFullYear()),
    month: twoDigits(shown.getUTCMonth() + 1),
    day: twoDigits(shown.getUTCDate()),
    hour: twoDigits(shown.getUTCHours()),
    minute: twoDigits(shown.getUTCMinutes()),
  };
}

/** A number as clocks and dates write it, such as `05`. */
export function twoDigits(number: number): string {
  return String(number).padStart(2, '0');
}

function isSummerTime(ms: number): boolean {
  const year = new Date(ms).getUTCFullYear();
  return ms >= changeOf(year, MARCH) && ms < changeOf(year, OCTOBER);
}

/** 01.00 UTC on the last Sunday of a month that has 31 days. */
function changeOf(year: number, month: number): number {
  const last = Date.UTC(year, month, 31, 1);
  return last - new Date(last).getUTCDay() * DAY_MS;
}

/** Its digits alone: the words and separators of `Intl` differ between ICU versions, so server and client could disagree. */
function byIntl(date: Date): ClockParts {
  const shown = date.toLocaleString('sv-SE', { timeZone: 'Europe/Stockholm' });
  const [year = '', month = '', day = '', hour = '', minute = ''] = shown.match(/\d+/g) ?? [];
  return { year, month, day, hour, minute };
}
