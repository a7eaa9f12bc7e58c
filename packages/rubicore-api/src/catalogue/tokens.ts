import { IdSchema, TOKEN_TYPES, TokenSchema } from '@brandpost/domain';
import { Type } from 'typebox';
import { defineArea } from '../endpoint.ts';
import { DoneAnswer, IdParams, PagingQuery } from '../wire/shared.ts';

/** A token at the moment it is issued: the only time its text is shown. */
const IssuedToken = Type.Intersect([TokenSchema, Type.Object({ token: Type.String() })]);

/** Tokens. Source: SPEC section 7. */
export const tokens = defineArea({
  listTokens: {
    method: 'GET',
    path: '/core/v1/token',
    summary: "The caller's tokens, without their texts",
    access: 'signed-in',
    query: PagingQuery,
    answer: Type.Array(TokenSchema),
    list: true,
  },
  createToken: {
    method: 'POST',
    path: '/core/v1/token',
    summary: 'Issues a token; type masquerade needs the capability masquerade_user',
    access: 'signed-in',
    body: {
      json: Type.Object({
        type: Type.Enum([...TOKEN_TYPES]),
        userId: Type.Optional(IdSchema),
        /** Why somebody acts as another; kept in the audit log. */
        reason: Type.Optional(Type.String({ maxLength: 500 })),
      }),
    },
    status: 201,
    answer: IssuedToken,
    withheld: ['token'],
  },
  revokeToken: {
    method: 'DELETE',
    path: '/core/v1/token/:id',
    summary: 'Revokes a token',
    access: 'signed-in',
    params: IdParams,
    answer: DoneAnswer,
  },
});
