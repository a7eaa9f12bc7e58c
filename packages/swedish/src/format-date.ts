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

/** Digits only: the words and separators of `Intl` differ between ICU versions, so server and client could disagree. */
const stockholm = new Intl.DateTimeFormat('en-GB', {
  timeZone: 'Europe/Stockholm',
  hourCycle: 'h23',
  calendar: 'gregory',
  numberingSystem: 'latn',
  year: 'numeric',
  month: 'numeric',
  day: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
});

/**
 * The day in words, such as `20 november 2026`, in Europe/Stockholm wherever the code runs.
 * @param instant a Date or ISO 8601 with offset
 * @returns an empty text for an instant that cannot be read: one bad date must not take a page down
 */
export function formatDate(instant: string | Date): string {
  const parts = partsOf(instant);
  return parts === null ? '' : dayOf(parts);
}

/** The clock time with a full stop, such as `14.05`, in Europe/Stockholm. Unreadable instants give an empty text. */
export function formatTime(instant: string | Date): string {
  const parts = partsOf(instant);
  return parts === null ? '' : clockOf(parts);
}

/** The clock time as part of a sentence, such as `kl 14.05`, which no line parts. Unreadable instants give an empty text. */
export function formatAtTime(instant: string | Date): string {
  const parts = partsOf(instant);
  return parts === null ? '' : atClockOf(parts);
}

/**
 * Day and time, such as `20 november 2026 kl 14.05`, in Europe/Stockholm. Unreadable instants give an empty text.
 * Source: SPEC section 9 (date format).
 */
export function formatDateTime(instant: string | Date): string {
  const parts = partsOf(instant);
  return parts === null ? '' : `${dayOf(parts)} ${atClockOf(parts)}`;
}

/**
 * Day and time to the second, such as `20 november 2026 kl 14.05.09`, for what is gone through afterwards. Unreadable
 * instants give an empty text.
 */
export function formatExactTime(instant: string | Date): string {
  const minute = formatDateTime(instant);
  // Seconds are the same everywhere.
  return minute === '' ? '' : `${minute}.${String(new Date(instant).getUTCSeconds()).padStart(2, '0')}`;
}

/** The year it is in Europe/Stockholm at an instant; null for one that cannot be read. */
export function yearInSweden(instant: string | Date): number | null {
  const parts = partsOf(instant);
  return parts === null ? null : Number(parts.year);
}

type InstantParts = { year: string; month: string; day: string; hour: string; minute: string };

/** What Swedish clocks and calendars show at an instant; null for one that cannot be read. */
export function partsOf(instant: string | Date): InstantParts | null {
  const date = typeof instant === 'string' ? new Date(instant) : instant;
  if (Number.isNaN(date.getTime())) return null;
  const parts: InstantParts = { year: '', month: '', day: '', hour: '', minute: '' };
  for (const { type, value } of stockholm.formatToParts(date)) {
    if (type in parts) parts[type as keyof InstantParts] = value;
  }
  return parts;
}

function dayOf({ year, month, day }: InstantParts): string {
  return `${Number(day)} ${MONTHS[Number(month) - 1]} ${year}`;
}

function clockOf({ hour, minute }: InstantParts): string {
  return `${hour}.${minute}`;
}

function atClockOf(parts: InstantParts): string {
  return `kl\u00A0${clockOf(parts)}`;
}
