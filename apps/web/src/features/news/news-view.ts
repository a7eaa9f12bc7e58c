import { yearInSweden } from '@brandpost/swedish';
import { stepsFrom } from '../../lists/steps.ts';

const EARLIEST_YEAR = 1990;
const LATEST_YEAR = 2200;

export const NEWS_PER_STEP = 8;

/** What of the news an address asks for: how many helpings, and of which year; null is all years. */
export function newsViewFrom(search: URLSearchParams): { steps: number; year: number | null } {
  const year = Number(search.get('ar') ?? Number.NaN);
  const isYear = Number.isInteger(year) && year >= EARLIEST_YEAR && year <= LATEST_YEAR;
  return { steps: stepsFrom(search), year: isYear ? year : null };
}

/** The years to choose from, the latest first, also the one asked for where nothing is left of it. */
export function yearsFrom(oldest: number | null, now: Date, asked: number | null): number[] {
  const latest = yearInSweden(now) ?? EARLIEST_YEAR;
  const first = Math.max(oldest ?? latest, EARLIEST_YEAR);
  const years = Array.from({ length: Math.max(1, latest - first + 1) }, (_, index) => latest - index);
  return asked === null || years.includes(asked) ? years : [...years, asked].sort((a, b) => b - a);
}
