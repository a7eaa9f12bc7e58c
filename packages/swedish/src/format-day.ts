import { clockInSweden } from './clock-in-sweden.ts';
import { MONTHS } from './format-date.ts';

const WEEKDAYS = ['söndag', 'måndag', 'tisdag', 'onsdag', 'torsdag', 'fredag', 'lördag'] as const;
/** As Språkrådet shortens them where room is short, without a full stop; `maj` and the like are not shortened. */
const SHORT_MONTHS = [
  'jan',
  'feb',
  'mars',
  'april',
  'maj',
  'juni',
  'juli',
  'aug',
  'sep',
  'okt',
  'nov',
  'dec',
] as const;

/** The day of the week and the day, such as `fredag 20 november`. Unreadable instants give an empty text. */
export function formatWeekday(instant: string | Date): string {
  const parts = clockInSweden(instant);
  if (parts === null) return '';
  const weekday = new Date(
    Date.UTC(Number(parts.year), Number(parts.month) - 1, Number(parts.day)),
  ).getUTCDay();
  return `${WEEKDAYS[weekday]} ${Number(parts.day)} ${MONTHS[Number(parts.month) - 1]}`;
}

/** The day where there is little room, such as `1 dec`. Unreadable instants give an empty text. */
export function formatShortDate(instant: string | Date): string {
  const parts = clockInSweden(instant);
  return parts === null ? '' : `${Number(parts.day)} ${SHORT_MONTHS[Number(parts.month) - 1]}`;
}
