import { IdSchema } from '@brandpost/domain';
import { type TSchema, Type } from 'typebox';

/** A query value that may be given once or several times. */
export function oneOrMany<Schema extends TSchema>(schema: Schema) {
  return Type.Union([schema, Type.Array(schema, { maxItems: 200 })]);
}

/** Paging and sorting that every list takes. Source: DESIGN 5. */
export const pagingProperties = {
  perPage: Type.Optional(
    Type.Integer({
      minimum: 1,
      maximum: 99_999,
      description: 'How many at most; the headers tell how many there are',
    }),
  ),
  page: Type.Optional(Type.Integer({ minimum: 1, maximum: 1_000_000, description: 'From 1' })),
  sort: Type.Optional(
    Type.String({
      maxLength: 200,
      description:
        'Fields, each with ASC or DESC behind it, parted by commas: `title DESC, id`. Whoever asks for another is answered which there are',
    }),
  ),
};

export const PagingQuery = Type.Object(pagingProperties);
export const IdParams = Type.Object({ id: IdSchema });
export const SlugParams = Type.Object({ slug: Type.String({ minLength: 1, maxLength: 200 }) });
/** Ids to tie to a record or to loosen from it. Source: SPEC section 7, "body: values list". */
export const ValuesBody = Type.Object({ values: Type.Array(IdSchema, { maxItems: 1000 }) });
/** The answer of a call that has nothing to tell. */
export const DoneAnswer = Type.Object({ ok: Type.Literal(true) });
