/*
 * Without the schema library: visitors' browsers load this.
 */

/** How somebody is employed. `on-call` is a firefighter who has another job and is on call (brandman i beredskap). */
export const EMPLOYMENT_FORMS = [
  'full-time',
  'part-time',
  'fixed-term',
  'hourly',
  'on-call',
  'internship',
  'other',
] as const;
export type EmploymentForm = (typeof EMPLOYMENT_FORMS)[number];

/** What a post about a vacancy says besides what every post does. Whom to ask is the post's own contact. */
export type Vacancy = {
  /** The last day to apply, such as `2027-01-15`, on Swedish calendars; null: until it is filled. */
  lastDay: string | null;
  /** Where one applies: a web address, or an e-mail address. */
  applyAt: string;
  form: EmploymentForm;
  /** Where one works; empty where it is not said. */
  place: string;
};

/** A vacancy of which nothing has been said yet. */
export function emptyVacancy(): Vacancy {
  return { lastDay: null, applyAt: '', form: 'full-time', place: '' };
}
