import { type TSchema, Type } from 'typebox';
import { MAX_ID } from '../constants.ts';

/** A record's number in the database; never 0 (0 means "at the root" in `parentId`). */
export const IdSchema = Type.Integer({ minimum: 1, maximum: MAX_ID });

/** The page above a page; 0 at the root. */
export const ParentIdSchema = Type.Integer({ minimum: 0, maximum: MAX_ID });

/** A place among others, a version, a size: whatever the database counts in a column of numbers. */
export const CountSchema = Type.Integer({ minimum: 1, maximum: MAX_ID });
export const OrderSchema = Type.Integer({ minimum: -MAX_ID, maximum: MAX_ID });

/** An instant with offset, such as `2026-11-20T13:20:00+01:00`. */
export const IsoDateTimeSchema = Type.String({
  pattern: '^\\d{4}-\\d{2}-\\d{2}T\\d{2}:\\d{2}(:\\d{2}(\\.\\d{1,9})?)?(Z|[+-]\\d{2}:\\d{2})$',
});

/** The schema, or null. */
export function nullable<Schema extends TSchema>(schema: Schema) {
  return Type.Union([schema, Type.Null()]);
}
