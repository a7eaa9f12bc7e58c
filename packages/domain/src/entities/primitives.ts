import { type TSchema, Type } from 'typebox';

/** A record's number in the database; never 0 (0 means "at the root" in `parentId`). */
export const IdSchema = Type.Integer({ minimum: 1, maximum: 2_147_483_647 });

/** An instant with offset, such as `2026-11-20T13:20:00+01:00`. */
export const IsoDateTimeSchema = Type.String({
  pattern: '^\\d{4}-\\d{2}-\\d{2}T\\d{2}:\\d{2}(:\\d{2}(\\.\\d{1,9})?)?(Z|[+-]\\d{2}:\\d{2})$',
});

/** The schema, or null. */
export function nullable<Schema extends TSchema>(schema: Schema) {
  return Type.Union([schema, Type.Null()]);
}
