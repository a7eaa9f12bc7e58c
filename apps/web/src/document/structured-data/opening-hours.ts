import type { DayOfWeek, OpeningHoursSpecification } from 'schema-dts';

const DAYS = ['måndag', 'tisdag', 'onsdag', 'torsdag', 'fredag', 'lördag', 'söndag'];
const NAMES = [
  'https://schema.org/Monday',
  'https://schema.org/Tuesday',
  'https://schema.org/Wednesday',
  'https://schema.org/Thursday',
  'https://schema.org/Friday',
  'https://schema.org/Saturday',
  'https://schema.org/Sunday',
] as const satisfies DayOfWeek[];

/** `Måndag–fredag kl 8–16`, `Vardagar 08.00-16.30`. */
const PLAIN =
  /^(?:(?<first>\p{L}+?)(?:ar)?(?:\s*[–-]\s*(?<last>\p{L}+?)(?:ar)?)?)\s+(?:kl\.?\s*)?(?<opens>\d{1,2}(?:[.:]\d{2})?)\s*[–-]\s*(?<closes>\d{1,2}(?:[.:]\d{2})?)$/u;

/** Opening hours as an editor writes them; null where they say more than days and two times. */
export function openingHours(text: string): OpeningHoursSpecification | null {
  const { first, last, opens, closes } = PLAIN.exec(text.trim().toLocaleLowerCase('sv'))?.groups ?? {};
  if (first === undefined || opens === undefined || closes === undefined) return null;
  const days = daysFrom(first, last);
  return days.length === 0
    ? null
    : { '@type': 'OpeningHoursSpecification', dayOfWeek: days, opens: clock(opens), closes: clock(closes) };
}

function daysFrom(first: string, last = first): DayOfWeek[] {
  if (first === 'vardag' && last === first) return NAMES.slice(0, 5);
  const [from, to] = [DAYS.indexOf(first), DAYS.indexOf(last)];
  return from === -1 || to === -1 ? [] : NAMES.slice(from, to + 1);
}

function clock(time: string): string {
  const [hours = '', minutes = '00'] = time.split(/[.:]/);
  return `${hours.padStart(2, '0')}:${minutes}`;
}
