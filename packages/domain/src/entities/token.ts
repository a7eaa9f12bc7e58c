import { type Static, Type } from 'typebox';
import { IdSchema, IsoDateTimeSchema, nullable } from './primitives.ts';
import { TOKEN_STATUSES, TOKEN_TYPES } from './type-names.ts';

/** What may be known of an API token; never the token itself. Source: SPEC section 3, Token. */
export const TokenSchema = Type.Object({
  id: IdSchema,
  type: Type.Enum([...TOKEN_TYPES]),
  issued: IsoDateTimeSchema,
  expires: nullable(IsoDateTimeSchema),
  status: Type.Enum([...TOKEN_STATUSES]),
});
export type Token = Static<typeof TokenSchema>;
