import { type Static, Type } from 'typebox';
import { IdSchema, IsoDateTimeSchema, nullable } from './primitives.ts';

export const TOKEN_TYPES = ['anonymous', 'user', 'masquerade'] as const;
export type TokenType = (typeof TOKEN_TYPES)[number];
export const TOKEN_STATUSES = ['active', 'revoked', 'expired'] as const;
export type TokenStatus = (typeof TOKEN_STATUSES)[number];

/** What may be known of an API token; never the token itself. Source: SPEC section 3, Token. */
export const TokenSchema = Type.Object({
  id: IdSchema,
  type: Type.Enum([...TOKEN_TYPES]),
  issued: IsoDateTimeSchema,
  expires: nullable(IsoDateTimeSchema),
  status: Type.Enum([...TOKEN_STATUSES]),
});
export type Token = Static<typeof TokenSchema>;
