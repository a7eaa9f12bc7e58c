import { toSwedishClock } from '@brandpost/swedish';
import { type RawBuilder, sql } from 'kysely';

/** The day on Swedish calendars, such as `2026-11-20`. */
export function swedishDay(now: Date): string {
  return toSwedishClock(now).slice(0, 'YYYY-MM-DD'.length);
}

/** The condition on `post` that it is about a vacancy whose last day has passed: the domain's `isVacancyOpen`. */
export function hasClosed(now: Date): RawBuilder<boolean> {
  return sql`coalesce(post.vacancy->>'lastDay' < ${swedishDay(now)}, false)`;
}
