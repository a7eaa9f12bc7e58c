import { Type } from 'typebox';
import { nullable } from './primitives.ts';
import { EMPLOYMENT_FORMS } from './vacancy.ts';

/** What a post about a vacancy says besides what every post does. */
export const VacancySchema = Type.Object({
  lastDay: nullable(Type.String({ pattern: '^\\d{4}-\\d{2}-\\d{2}$' })),
  applyAt: Type.String(),
  form: Type.Enum([...EMPLOYMENT_FORMS]),
  place: Type.String(),
});
