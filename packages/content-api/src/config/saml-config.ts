import { SettingError } from '@brandpost/settings';
import type { Env } from './env.ts';
import {
  type AttributeMap,
  DEFAULT_ATTRIBUTES,
  EMAIL_NAMES,
  type GroupMapping,
  SAML_FIELDS,
  type SamlField,
} from './saml-attributes.ts';

/** What is set of single sign-on. */
type SamlEnv = Pick<Env, 'INTRANET_ORIGIN' | Extract<keyof Env, `SAML_${string}`>>;

/** Where the metadata are asked for, again and again. */
export type MetadataAddress = Readonly<{
  address: string;
  /** The name that the identity provider has to have; null: the one that it has the first time. */
  entityId: string | null;
  /** What the metadata have to be signed with; null: the connection is enough. */
  certificate: string | null;
}>;

/** Single sign-on as it is set; files are still to be read (`load-saml-settings.ts`). */
export type SamlConfig = Readonly<{
  /** A file or the text itself, here and below. */
  idp: Readonly<
    | { metadata: string }
    | MetadataAddress
    | { entityId: string; ssoUrl: string; sloUrl: string | null; certificates: string }
  >;
  /** null: made at the first start. */
  serviceKeys: Readonly<{ privateKey: string; certificate: string }> | null;
  takesEncrypted: boolean;
  /** null: made at the first start, where they are needed. */
  encryptionKeys: Readonly<{ privateKey: string; certificate: string }> | null;
  spEntityId: string;
  publicOrigin: string;
  intranetOrigin: string | null;
  attributes: AttributeMap;
  groups: readonly GroupMapping[];
  requiredGroup: string | null;
  makesAccounts: boolean;
  wantsSignedResponse: boolean;
  forceAuthn: boolean;
  authnContext: readonly string[];
}>;

/** Where the service's own metadata are, which is its name as well unless another is set. */
const METADATA_PATH = '/rubicore/saml/v1/metadata';

/** null where nothing of it is set. @throws SettingError when something is missing or cannot be used */
export function samlConfigFrom(env: SamlEnv & { PUBLIC_ORIGIN: string }): SamlConfig | null {
  const isAnySet = Object.entries(env).some(([name, value]) => name.startsWith('SAML_') && value !== null);
  if (!isAnySet) return null;
  const { PUBLIC_ORIGIN: publicOrigin, INTRANET_ORIGIN: intranetOrigin } = env;
  return Object.freeze({
    idp: Object.freeze(identityProviderFrom(env)),
    serviceKeys: keysFrom(env, 'SAML_SP_PRIVATE_KEY', 'SAML_SP_CERTIFICATE'),
    takesEncrypted: env.SAML_ENCRYPTION === 'on',
    encryptionKeys: keysFrom(env, 'SAML_SP_ENCRYPTION_KEY', 'SAML_SP_ENCRYPTION_CERTIFICATE'),
    spEntityId: env.SAML_SP_ENTITY_ID ?? `${publicOrigin}${METADATA_PATH}`,
    publicOrigin,
    intranetOrigin,
    attributes: attributesFrom(env.SAML_ATTRIBUTES),
    groups: groupsFrom(env.SAML_GROUPS),
    requiredGroup: env.SAML_REQUIRED_GROUP,
    makesAccounts: env.SAML_NEW_ACCOUNTS !== 'off',
    wantsSignedResponse: env.SAML_SIGNED_RESPONSE === 'on',
    forceAuthn: env.SAML_FORCE_AUTHN === 'on',
    authnContext: env.SAML_AUTHN_CONTEXT?.split(/\s+/) ?? [],
  });
}

const SAID_BY_METADATA = [
  'SAML_IDP_ENTITY_ID',
  'SAML_IDP_SSO_URL',
  'SAML_IDP_SLO_URL',
  'SAML_IDP_CERTIFICATES',
] as const;

function identityProviderFrom(env: SamlEnv): SamlConfig['idp'] {
  const { SAML_IDP_METADATA: metadata, SAML_IDP_METADATA_CERTIFICATE: certificate } = env;
  const isAddress = metadata !== null && /^https?:\/\//i.test(metadata);
  if (certificate !== null && !isAddress) {
    throw new SettingError(
      'SAML_IDP_METADATA_CERTIFICATE goes with an address in SAML_IDP_METADATA, and there is none.',
    );
  }
  if (metadata !== null) {
    const twice = SAID_BY_METADATA.filter(
      (name) => env[name] !== null && !(isAddress && name === 'SAML_IDP_ENTITY_ID'),
    );
    if (twice.length > 0) {
      throw new SettingError(
        `${twice.join(', ')} cannot be set beside SAML_IDP_METADATA, which says it all.`,
      );
    }
    if (!isAddress) return { metadata };
    return {
      address: addressFrom('SAML_IDP_METADATA', metadata),
      entityId: env.SAML_IDP_ENTITY_ID,
      certificate,
    };
  }
  const { SAML_IDP_ENTITY_ID: entityId, SAML_IDP_SSO_URL: ssoUrl, SAML_IDP_CERTIFICATES: certificates } = env;
  if (entityId !== null && ssoUrl !== null && certificates !== null) {
    const sloUrl = env.SAML_IDP_SLO_URL;
    return {
      entityId,
      ssoUrl: addressFrom('SAML_IDP_SSO_URL', ssoUrl),
      sloUrl: sloUrl === null ? null : addressFrom('SAML_IDP_SLO_URL', sloUrl),
      certificates,
    };
  }
  const missing = (['SAML_IDP_ENTITY_ID', 'SAML_IDP_SSO_URL', 'SAML_IDP_CERTIFICATES'] as const).filter(
    (name) => env[name] === null,
  );
  throw new SettingError(`Single sign-on also needs ${missing.join(', ')}, or SAML_IDP_METADATA alone.`);
}

/** @throws SettingError unless it is https, or on this machine */
export function addressFrom(name: string, value: string): string {
  const address = URL.parse(value);
  const isHere = address !== null && /^(?:localhost|127\.\d+\.\d+\.\d+|\[::1\])$/.test(address.hostname);
  if (address !== null && (address.protocol === 'https:' || (address.protocol === 'http:' && isHere))) {
    return address.href;
  }
  throw new SettingError(`${name} is "${value}", but it has to be an address that starts with https://.`);
}

type KeySetting = 'SAML_SP_PRIVATE_KEY' | 'SAML_SP_ENCRYPTION_KEY';
type CertificateSetting = 'SAML_SP_CERTIFICATE' | 'SAML_SP_ENCRYPTION_CERTIFICATE';

function keysFrom(
  env: SamlEnv,
  keyName: KeySetting,
  certificateName: CertificateSetting,
): SamlConfig['serviceKeys'] {
  const { [keyName]: privateKey, [certificateName]: certificate } = env;
  if (privateKey !== null && certificate !== null) return Object.freeze({ privateKey, certificate });
  if (privateKey === null && certificate === null) return null;
  const missing = privateKey === null ? keyName : certificateName;
  throw new SettingError(`${missing} is missing: a key and its certificate go together.`);
}

function attributesFrom(text: string | null): AttributeMap {
  const set = jsonFrom('SAML_ATTRIBUTES', text) ?? {};
  const isMap = typeof set === 'object' && !Array.isArray(set);
  const entries = Object.entries(set);
  const isUsable = entries.every(([field, names]) => isField(field) && isListOfTexts(names));
  if (!isMap || !isUsable) {
    throw new SettingError(
      `SAML_ATTRIBUTES has to be JSON such as {"uid": ["name"]}, with the fields ${SAML_FIELDS.join(', ')}.`,
    );
  }
  const map = Object.freeze({ ...DEFAULT_ATTRIBUTES, ...set }) as AttributeMap;
  if (map.uid.some((name) => EMAIL_NAMES.includes(name))) {
    throw new SettingError(
      "SAML_ATTRIBUTES takes uid from an e-mail address, which may become another person's.",
    );
  }
  return map;
}

function groupsFrom(text: string | null): GroupMapping[] {
  const set = jsonFrom('SAML_GROUPS', text) ?? [];
  if (Array.isArray(set) && set.every(isGroupMapping)) return set;
  throw new SettingError(
    'SAML_GROUPS has to be JSON such as [{"group": "name", "role": "key"}, {"group": "name", "node": 7}].',
  );
}

function isGroupMapping(value: unknown): value is GroupMapping {
  if (typeof value !== 'object' || value === null) return false;
  const { group, role, node, ...more } = value as Record<string, unknown>;
  const hasOneTarget = (typeof role === 'string') !== (typeof node === 'number' && Number.isInteger(node));
  return typeof group === 'string' && hasOneTarget && Object.keys(more).length === 0;
}

function isField(name: string): name is SamlField {
  return (SAML_FIELDS as readonly string[]).includes(name);
}

function isListOfTexts(value: unknown): boolean {
  return Array.isArray(value) && value.length > 0 && value.every((item) => typeof item === 'string');
}

function jsonFrom(name: string, text: string | null): object | null {
  if (text === null) return null;
  try {
    const value: unknown = JSON.parse(text);
    if (typeof value === 'object' && value !== null) return value;
  } catch {
    // Reported below.
  }
  throw new SettingError(`${name} is no JSON.`);
}
