import { fromSwedishClock } from '@brandpost/swedish';
import type { Vacancy } from './entities/vacancy.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

/**
 * When one can no longer apply: the midnight that ends the last day in Sweden.
 * @returns ISO 8601 in UTC; null where there is no last day, or none that can be read
 */
export function vacancyClosesAt({ lastDay }: Pick<Vacancy, 'lastDay'>): string | null {
  const day = Date.parse(`${lastDay}T00:00:00Z`);
  if (lastDay === null || Number.isNaN(day)) return null;
  const next = new Date(day + DAY_MS).toISOString().slice(0, 10);
  return fromSwedishClock(`${next}T00:00`)?.instant ?? null;
}

/** Whether one can still apply. A last day that cannot be read has passed: nobody is sent to a door that may be closed. */
export function isVacancyOpen(vacancy: Pick<Vacancy, 'lastDay'>, now: Date): boolean {
  if (vacancy.lastDay === null) return true;
  const closesAt = vacancyClosesAt(vacancy);
  return closesAt !== null && now.getTime() < Date.parse(closesAt);
}

/** The address of a link that leads to where one applies: an e-mail address becomes `mailto:`. */
export function applyAddress({ applyAt }: Pick<Vacancy, 'applyAt'>): string {
  return applyAt.includes('@') && !/^https?:/i.test(applyAt) ? `mailto:${applyAt}` : applyAt;
}
