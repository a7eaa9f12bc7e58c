import { TokenSchema } from '@brandpost/domain';
import { Type } from 'typebox';
import { defineArea } from '../endpoint.ts';
import { WireUser } from '../wire/user.ts';

/** SAML, between servers; the browser meets these paths at the BFF only. Source: SPEC section 7. */
export const singleSignOn = defineArea({
  samlLogin: {
    method: 'POST',
    path: '/saml/v1/login',
    summary: 'Starts signing in at the identity provider',
    access: 'anyone',
    body: { json: Type.Object({ redirect: Type.String(), relay: Type.Optional(Type.String()) }) },
    answer: Type.Object({ location: Type.String() }),
  },
  samlLogout: {
    method: 'POST',
    path: '/saml/v1/logout',
    summary: 'Signs out here and at the identity provider',
    access: 'signed-in',
    answer: Type.Object({ location: Type.String() }),
  },
  samlToken: {
    method: 'GET',
    path: '/saml/v1/token',
    summary: 'The token of a finished sign-in',
    access: 'anyone',
    answer: Type.Intersect([
      Type.Omit(TokenSchema, ['id']),
      Type.Object({ token: Type.String(), user: WireUser }),
    ]),
    withheld: ['token'],
  },
});
