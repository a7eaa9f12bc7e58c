import { EMPLOYMENT_FORMS, type Vacancy } from '@brandpost/domain';
import { textOf, textOrNull } from './fields.ts';
import { objectFrom } from './json-text.ts';

/** @returns null for what is no record: the post is about no vacancy */
export function decodeVacancy(value: unknown): Vacancy | null {
  const row = objectFrom(value);
  if (row === null) return null;
  return {
    lastDay: textOrNull(row.lastDay),
    applyAt: textOf(row.applyAt),
    form: EMPLOYMENT_FORMS.find((known) => known === row.form) ?? 'other',
    place: textOf(row.place),
  };
}
