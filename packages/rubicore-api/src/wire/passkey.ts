import { IdSchema, IsoDateTimeSchema, nullable, PASSKEY_NAME_MAX_LENGTH } from '@brandpost/domain';
import { type Static, Type } from 'typebox';

/** Bytes as browsers write them in JSON. Source: WebAuthn Level 3, section 5.1.8. */
const Base64Url = (maxLength: number) =>
  Type.String({ minLength: 1, maxLength, pattern: '^[A-Za-z0-9_-]+$' });
/** 1023 bytes. Source: WebAuthn Level 3, section 4, Credential ID. */
const CredentialId = Base64Url(1364);
const ClientData = Base64Url(8192);

/** A key that somebody signs in with in place of a password, as its owner sees it. */
export const Passkey = Type.Object({
  id: IdSchema,
  name: Type.String(),
  createdDate: IsoDateTimeSchema,
  lastUsedDate: nullable(IsoDateTimeSchema),
});
export type Passkey = Static<typeof Passkey>;

export const PasskeyName = Type.String({ maxLength: PASSKEY_NAME_MAX_LENGTH });

/** What a browser is given to make or use a passkey. Source: WebAuthn Level 3, sections 5.1.8 and 5.1.10. */
export const PasskeyOptions = Type.Record(Type.String(), Type.Unknown());

/** What a browser made: RegistrationResponseJSON, as far as it is needed. */
export const NewPasskeyResponse = Type.Object({
  id: CredentialId,
  rawId: CredentialId,
  type: Type.Literal('public-key'),
  response: Type.Object({
    clientDataJSON: ClientData,
    attestationObject: Base64Url(65_536),
    transports: Type.Optional(
      Type.Array(Type.String({ maxLength: 32, pattern: '^[a-z-]+$' }), { maxItems: 10 }),
    ),
  }),
});

/** What a browser signed with a passkey: AuthenticationResponseJSON, as far as it is needed. */
export const PasskeyResponse = Type.Object({
  id: CredentialId,
  rawId: CredentialId,
  type: Type.Literal('public-key'),
  response: Type.Object({
    clientDataJSON: ClientData,
    authenticatorData: Base64Url(8192),
    signature: Base64Url(8192),
    userHandle: Type.Optional(nullable(Base64Url(128))),
  }),
});
