import { IdSchema, TokenSchema } from '@brandpost/domain';
import { Type } from 'typebox';
import { defineArea } from '../endpoint.ts';
import { WireUser } from '../wire/user.ts';

/** RelayState. Source: saml-bindings-2.0 section 3.4.3, 80 bytes. */
const Relay = Type.String({ maxLength: 80, pattern: '^[A-Za-z0-9_-]*$' });
/** Not all of them keep to that. */
const RelayOfOthers = Type.String({ maxLength: 1_000 });
const Message = Type.String({ minLength: 1, maxLength: 262_144 });
/** Where the browser is to be sent next. */
const Location = Type.Object({ location: Type.String() });

/** SAML, between servers; the browser meets these paths at the BFF only. Source: SPEC section 7. */
export const singleSignOn = defineArea({
  samlLogin: {
    method: 'POST',
    path: '/saml/v1/login',
    summary: "Starts signing in at the identity provider; the answer's cookie belongs to this sign-in",
    access: 'anyone',
    body: { json: Type.Object({ redirect: Type.String(), relay: Type.Optional(Relay) }) },
    answer: Location,
  },
  samlAnswer: {
    method: 'POST',
    path: '/saml/v1/acs',
    summary:
      "Takes the identity provider's answer, with the cookie of the sign-in; answers 303 and a new cookie",
    access: 'open',
    body: { form: Type.Object({ SAMLResponse: Message, RelayState: Type.Optional(Relay) }) },
    answer: Location,
    extension: true,
  },
  samlToken: {
    method: 'GET',
    path: '/saml/v1/token',
    summary: 'The token of a finished sign-in, once, with the cookie of the answer',
    access: 'anyone',
    answer: Type.Intersect([
      Type.Omit(TokenSchema, ['id']),
      Type.Object({ id: Type.Optional(IdSchema), token: Type.String(), user: WireUser }),
    ]),
    withheld: ['token'],
  },
  samlLogout: {
    method: 'POST',
    path: '/saml/v1/logout',
    summary: 'Signs out here and at the identity provider',
    access: 'signed-in',
    answer: Location,
  },
  samlSignOutMessage: {
    method: 'POST',
    path: '/saml/v1/sls',
    summary: 'Takes what the identity provider says of signing out: a request, or its answer to ours',
    access: 'open',
    body: {
      form: Type.Object({
        SAMLRequest: Type.Optional(Message),
        SAMLResponse: Type.Optional(Message),
        RelayState: Type.Optional(RelayOfOthers),
      }),
    },
    answer: Location,
    extension: true,
  },
  samlSignOutAddress: {
    method: 'GET',
    path: '/saml/v1/sls',
    summary: 'As the call before, sent in the address (HTTP-Redirect) and signed as it was sent',
    access: 'open',
    query: Type.Object({
      SAMLRequest: Type.Optional(Message),
      SAMLResponse: Type.Optional(Message),
      RelayState: Type.Optional(RelayOfOthers),
      SAMLEncoding: Type.Optional(Type.String()),
      SigAlg: Type.Optional(Type.String()),
      Signature: Type.Optional(Type.String()),
    }),
    answer: Location,
    extension: true,
  },
  samlMetadata: {
    method: 'GET',
    path: '/saml/v1/metadata',
    summary: 'What identity providers are to know of this service',
    access: 'open',
    answer: Type.String(),
    produces: 'application/samlmetadata+xml',
    extension: true,
  },
});
