import type { AttributeMap, GroupMapping } from '../config/saml-attributes.ts';

/** A trusted identity provider. */
export type IdentityProviderSettings = Readonly<{
  entityId: string;
  ssoUrl: string;
  /** null: nobody is signed out there. */
  sloUrl: string | null;
  /** Where our answer goes when somebody is signed out there first; the same as `sloUrl` for most. */
  sloResponseUrl: string | null;
  /** PEM, one or two: during a change-over the old and the new one. */
  certificates: readonly string[];
}>;

/** This service, as identity providers know it. */
export type ServiceProviderSettings = Readonly<{
  entityId: string;
  acsUrl: string;
  slsUrl: string;
  /** PEM. */
  privateKey: string;
  certificate: string;
  /** What assertions are encrypted for, apart from what we sign with; null: none are taken that are. */
  encryption: Readonly<{ privateKey: string; certificate: string }> | null;
}>;

/** Everything that single sign-on needs to know. */
export type SamlSettings = Readonly<{
  idp: IdentityProviderSettings;
  sp: ServiceProviderSettings;
  /** Where people may land after signing in: matched letter by letter. The first is for signing out. */
  redirects: readonly [string, ...string[]];
  attributes: AttributeMap;
  groups: readonly GroupMapping[];
  /** Only its members get in; null: everybody whom the identity provider knows. */
  requiredGroup: string | null;
  /** Anyone who has no account gets one; else they are refused. */
  makesAccounts: boolean;
  /** The whole response has to be signed too, not its assertion alone. */
  wantsSignedResponse: boolean;
  /** Asks for the password although somebody is signed in at the identity provider, and takes no older sign-in. */
  forceAuthn: boolean;
  /** Kinds of sign-in that are asked for, and no others taken; none leaves it to the identity provider. */
  authnContext: readonly string[];
}>;

/** What is known without the identity provider. */
export type ServiceSettings = Omit<SamlSettings, 'idp'>;
