import { type ClockParts, clockInSweden, twoDigits } from './clock-in-sweden.ts';

export const MONTHS = [
  'januari',
  'februari',
  'mars',
  'april',
  'maj',
  'juni',
  'juli',
  'augusti',
  'september',
  'oktober',
  'november',
  'december',
] as const;

/**
 * The day in words, such as `20 november 2026`, in Europe/Stockholm wherever the code runs.
 * @param instant a Date or ISO 8601 with offset
 * @returns an empty text for an instant that cannot be read: one bad date must not take a page down
 */
export function formatDate(instant: string | Date): string {
  const parts = clockInSweden(instant);
  return parts === null ? '' : dayOf(parts);
}

/** The clock time with a full stop, such as `14.05`, in Europe/Stockholm. Unreadable instants give an empty text. */
export function formatTime(instant: string | Date): string {
  const parts = clockInSweden(instant);
  return parts === null ? '' : clockOf(parts);
}

/** The clock time as part of a sentence, such as `kl 14.05`, which no line parts. Unreadable instants give an empty text. */
export function formatAtTime(instant: string | Date): string {
  const parts = clockInSweden(instant);
  return parts === null ? '' : atClockOf(parts);
}

/**
 * Day and time, such as `20 november 2026 kl 14.05`, in Europe/Stockholm. Unreadable instants give an empty text.
 * Source: SPEC section 9 (date format).
 */
export function formatDateTime(instant: string | Date): string {
  const parts = clockInSweden(instant);
  return parts === null ? '' : `${dayOf(parts)} ${atClockOf(parts)}`;
}

/**
 * Day and time to the second, such as `20 november 2026 kl 14.05.09`, for what is gone through afterwards. Unreadable
 * instants give an empty text.
 */
export function formatExactTime(instant: string | Date): string {
  const minute = formatDateTime(instant);
  // Seconds are the same everywhere.
  return minute === '' ? '' : `${minute}.${twoDigits(new Date(instant).getUTCSeconds())}`;
}

/** The year it is in Europe/Stockholm at an instant; null for one that cannot be read. */
export function yearInSweden(instant: string | Date): number | null {
  const parts = clockInSweden(instant);
  return parts === null ? null : Number(parts.year);
}

function dayOf({ year, month, day }: ClockParts): string {
  return `${Number(day)} ${MONTHS[Number(month) - 1]} ${year}`;
}

function clockOf({ hour, minute }: ClockParts): string {
  return `${hour}.${minute}`;
}

function atClockOf(parts: ClockParts): string {
  return `kl\u00A0${clockOf(parts)}`;
}
