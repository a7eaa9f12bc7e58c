/**
 * The BFF's settings as they stand in the environment: the only reader of `process.env`.
 * Source: DESIGN section 3, Settings. `.env.example` is held against SETTINGS by a test.
 */
export type Env = Partial<Record<SettingName | PassedOnName, string>>;

/** Every setting there is, with what it is for. */
export const SETTINGS = {
  HOST: 'Address to listen on.',
  PORT: 'Port to listen on.',
  OPS_PORT: 'Port for those who run the service: /metrics, /healthz and /readyz. 0 takes any free one.',
  PUBLIC_ORIGIN: 'Scheme and host that visitors know.',
  INTRANET_ORIGIN: 'Scheme and host of the intranet, where nothing is shown before signing in. Empty: none.',
  TRUSTED_PROXIES:
    "Who stands in front and is believed about a visitor's address: addresses and networks. Empty: nobody.",
  RUBICORE_URL:
    'A Rubicore-compatible API. Empty: the content API that comes along, started as a child process.',
  RUBICORE_DEFAULT_TOKEN: 'The token that visitors without a session read with. Needed with RUBICORE_URL.',
  DATABASE_URL: 'PostgreSQL for the content API that comes along. Empty: an embedded database in DATA_DIR.',
  REDIS_URL: 'Valkey or Redis, for sessions and for news between replicas. Empty: a file in DATA_DIR.',
  DATA_DIR: 'Where the embedded database, media files, sessions and copies of public pages lie.',
  SEED: 'What an empty database starts with: none, or demo, whose accounts can sign in on http://localhost alone.',
  SESSION_KEYS:
    'What sessions are sealed with: "name:key", key as 32 bytes in Base64; more with commas, the first seals. Empty: one is made in DATA_DIR.',
  SESSION_IDLE_MINUTES: 'A session ends when nothing has been done for so long.',
  SESSION_MAX_HOURS: 'A session ends after so long, whatever has been done.',
  PASSWORD_SIGN_IN:
    'Whether anybody signs in with a password: on or off. Empty: off where there is single sign-on, else on.',
  PASSKEY_RP_ID:
    'The name that passkeys are made for. Empty: the host of INTRANET_ORIGIN, or of PUBLIC_ORIGIN without one. The end that both share lets them be used at both.',
  SAML_IDP_ORIGIN: "Scheme and host of the identity provider's sign-in page. Empty: no single sign-on.",
  HSTS_SUBDOMAINS:
    'Whether browsers are told to ask all names under ours over https alone: on, or off where others may have none.',
  SECURITY_CONTACT: 'Where holes are reported: a mail address or a page, told in security.txt. Empty: none.',
  OTEL_EXPORTER_OTLP_ENDPOINT: 'Where traces are sent (OTLP over HTTP). Empty: nowhere.',
  LOG_LEVEL: 'fatal, error, warn, info, debug, trace or silent.',
} as const;

/** Settings of the content API that the BFF passes on to the one that comes along, unread. */
export const PASSED_ON = [
  'MEDIA_S3_ENDPOINT',
  'MEDIA_S3_BUCKET',
  'MEDIA_S3_REGION',
  'MEDIA_S3_ACCESS_KEY_ID',
  'MEDIA_S3_SECRET_ACCESS_KEY',
  'SAML_IDP_METADATA',
  'SAML_IDP_METADATA_CERTIFICATE',
  'SAML_IDP_ENTITY_ID',
  'SAML_IDP_SSO_URL',
  'SAML_IDP_SLO_URL',
  'SAML_IDP_CERTIFICATES',
  'SAML_SP_ENTITY_ID',
  'SAML_SP_PRIVATE_KEY',
  'SAML_SP_CERTIFICATE',
  'SAML_ENCRYPTION',
  'SAML_SP_ENCRYPTION_KEY',
  'SAML_SP_ENCRYPTION_CERTIFICATE',
  'SAML_ATTRIBUTES',
  'SAML_GROUPS',
  'SAML_REQUIRED_GROUP',
  'SAML_NEW_ACCOUNTS',
  'SAML_SIGNED_RESPONSE',
  'SAML_FORCE_AUTHN',
  'SAML_AUTHN_CONTEXT',
] as const;

export type SettingName = keyof typeof SETTINGS;
export type PassedOnName = (typeof PASSED_ON)[number];

/** The settings that are given; an empty one counts as not given. */
export function readEnv(source: Readonly<Record<string, string | undefined>> = process.env): Env {
  const names = [...(Object.keys(SETTINGS) as SettingName[]), ...PASSED_ON];
  const given = names
    .map((name) => [name, source[name]?.trim() ?? ''] as const)
    .filter(([, value]) => value !== '');
  return Object.fromEntries(given);
}
