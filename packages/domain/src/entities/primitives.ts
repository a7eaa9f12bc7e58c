import { type TSchema, Type } from 'typebox';
import { MAX_ID } from '../constants.ts';

/** A record's number in the database; never 0 (0 means "at the root" in `parentId`). */
export const IdSchema = Type.Integer({ minimum: 1, maximum: MAX_ID });

/** The page above a page; 0 at the root. */
export const ParentIdSchema = Type.Integer({ minimum: 0, maximum: MAX_ID });

/** A place among others, a version, a size: whatever the database counts in a column of numbers. */
export const CountSchema = Type.Integer({ minimum: 1, maximum: MAX_ID });
export const OrderSchema = Type.Integer({ minimum: -MAX_ID, maximum: MAX_ID });

/** Months of 31 days, of 30 and February; what is left is the last day of February in a leap year. */
const DAY_OF_A_YEAR = [
  '[1-9]\\d{3}-(?:(?:0[13578]|1[02])-(?:0[1-9]|[12]\\d|3[01])|(?:0[469]|11)-(?:0[1-9]|[12]\\d|30)|02-(?:0[1-9]|1\\d|2[0-8]))',
  '[1-9]\\d(?:0[48]|[2468][048]|[13579][26])-02-29',
  '(?:[2468][048]|[13579][26])00-02-29',
].join('|');
const TIME_OF_DAY = '(?:[01]\\d|2[0-3]):[0-5]\\d';
/** With an offset these would be in a year of three or five digits. */
const EDGES = '1000-01-01T.*\\+|9999-12-31T.*-\\d\\d:';

/** A day of the calendar, such as `2027-01-15`, of the years 1000 to 9999. */
export const DAY_PATTERN = `^(?:${DAY_OF_A_YEAR})$`;

/** An instant with offset, ISO 8601, such as `2026-11-20T13:20:00+01:00`, of a day that there is. */
export const INSTANT_PATTERN = `^(?!${EDGES})(?:${DAY_OF_A_YEAR})T${TIME_OF_DAY}(?::[0-5]\\d(?:\\.\\d{1,9})?)?(?:Z|[+-]${TIME_OF_DAY})$`;

export const IsoDateTimeSchema = Type.String({ pattern: INSTANT_PATTERN });

/** The schema, or null. */
export function nullable<Schema extends TSchema>(schema: Schema) {
  return Type.Union([schema, Type.Null()]);
}
