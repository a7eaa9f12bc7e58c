import { IdSchema } from '@brandpost/domain';
import { type TSchema, Type } from 'typebox';

/** A query value that may be given once or several times. */
export function oneOrMany<Schema extends TSchema>(schema: Schema) {
  return Type.Union([schema, Type.Array(schema, { maxItems: 200 })]);
}

/** Paging and sorting that every list takes. `sort` is `field ASC|DESC`, comma-separated. Source: DESIGN 5. */
export const pagingProperties = {
  perPage: Type.Optional(Type.Integer({ minimum: 1, maximum: 99_999 })),
  page: Type.Optional(Type.Integer({ minimum: 1, maximum: 1_000_000 })),
  sort: Type.Optional(Type.String({ maxLength: 200 })),
};

export const PagingQuery = Type.Object(pagingProperties);
export const IdParams = Type.Object({ id: IdSchema });
export const SlugParams = Type.Object({ slug: Type.String({ minLength: 1, maxLength: 200 }) });
/** Ids to tie to a record or to loosen from it. Source: SPEC section 7, "body: values list". */
export const ValuesBody = Type.Object({ values: Type.Array(IdSchema, { maxItems: 1000 }) });
/** The answer of a call that has nothing to tell. */
export const DoneAnswer = Type.Object({ ok: Type.Literal(true) });
