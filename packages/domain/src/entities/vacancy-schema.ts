import { Type } from 'typebox';
import { DAY_PATTERN, nullable } from './primitives.ts';
import { EMPLOYMENT_FORMS } from './vacancy.ts';

/** What a post about a vacancy says besides what every post does. */
export const VacancySchema = Type.Object({
  lastDay: nullable(Type.String({ pattern: DAY_PATTERN })),
  applyAt: Type.String(),
  form: Type.Enum([...EMPLOYMENT_FORMS]),
  place: Type.String(),
});
