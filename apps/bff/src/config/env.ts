import {
  address,
  givenSettings,
  listOf,
  type MisspeltSetting,
  misspeltSettings,
  network,
  oneOf,
  origin,
  port,
  type SettingsOf,
  text,
  token,
  wholeNumber,
} from '@brandpost/settings';
import { Type } from 'typebox';

const LOG_LEVELS = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const;

/** Every setting there is, with what it is for. `.env.example` is held against it by a test. Source: DESIGN section 3. */
export const SCHEMA = Type.Object({
  HOST: text({ description: 'Address to listen on.', default: '127.0.0.1' }),
  PORT: port({ description: 'Port to listen on.', default: 3000 }),
  OPS_PORT: port({
    description: 'Port for those who run the service: /metrics, /healthz and /readyz. 0 takes any free one.',
    default: 9464,
  }),
  PUBLIC_ORIGIN: Type.Optional(origin({ description: 'Scheme and host that visitors know.' })),
  INTRANET_ORIGIN: Type.Optional(
    origin({
      description: 'Scheme and host of the intranet, where nothing is shown before signing in. Empty: none.',
    }),
  ),
  TRUSTED_PROXIES: Type.Optional(
    listOf(network(), {
      description:
        "Who stands in front and is believed about a visitor's address: addresses and networks. Empty: nobody.",
    }),
  ),
  RUBICORE_URL: Type.Optional(
    origin({
      description:
        'A Rubicore-compatible API. Empty: the content API that comes along, started as a child process.',
    }),
  ),
  RUBICORE_DEFAULT_TOKEN: Type.Optional(
    token({
      description: 'The token that visitors without a session read with. Needed with RUBICORE_URL.',
    }),
  ),
  STAFF_EVENTS_TOKEN: Type.Optional(
    token({
      description:
        'The token by which the content API of RUBICORE_URL knows the BFF, so that open pages of staff show exercises and alerts for groups at once; the same for both. Empty: they do within a minute.',
    }),
  ),
  // Judged by the content API.
  DATABASE_URL: Type.Optional(
    text({
      description:
        'PostgreSQL for the content API that comes along. Empty: an embedded database in DATA_DIR.',
      isSecret: true,
    }),
  ),
  REDIS_URL: Type.Optional(
    address('^rediss?:', 'an address that begins with redis: or rediss:', {
      description: 'Valkey or Redis, for sessions and for news between replicas. Empty: a file in DATA_DIR.',
    }),
  ),
  DATA_DIR: text({
    description: 'Where the embedded database, media files, sessions and copies of public pages lie.',
    default: './data',
  }),
  SEED: oneOf(['demo', 'none'], {
    description:
      'What an empty database starts with: none, or demo, whose accounts can sign in on http://localhost alone.',
    default: 'none',
  }),
  SESSION_KEYS: Type.Optional(
    text({
      description:
        'What sessions are sealed with: "name:key", key as 32 bytes in Base64; more with commas, the first seals. Empty: one is made in DATA_DIR.',
      isSecret: true,
    }),
  ),
  SESSION_IDLE_MINUTES: wholeNumber(1, 10_080, {
    description: 'A session ends when nothing has been done for so long.',
    default: 60,
  }),
  SESSION_MAX_HOURS: wholeNumber(1, 720, {
    description: 'A session ends after so long, whatever has been done.',
    default: 12,
  }),
  PASSWORD_SIGN_IN: Type.Optional(
    oneOf(['on', 'off'], {
      description:
        'Whether anybody signs in with a password: on or off. Empty: off where there is single sign-on, else on.',
    }),
  ),
  PASSKEY_RP_ID: Type.Optional(
    text({
      description:
        'The name that passkeys are made for. Empty: the host of INTRANET_ORIGIN, or of PUBLIC_ORIGIN without one. The end that both share lets them be used at both.',
    }),
  ),
  SAML_IDP_ORIGIN: Type.Optional(
    origin({
      description: "Scheme and host of the identity provider's sign-in page. Empty: no single sign-on.",
    }),
  ),
  HSTS_SUBDOMAINS: oneOf(['on', 'off'], {
    description:
      'Whether browsers are told to ask all names under ours over https alone: on, or off where others may have none.',
    default: 'off',
  }),
  SECURITY_CONTACT: Type.Optional(
    text({
      description: 'Where holes are reported: a mail address or a page, shown in security.txt. Empty: none.',
      pattern: '^(?:[^\\s@:]+@[^\\s@]+\\.[^\\s@]+$|https:.|mailto:.)',
      mustBe: 'an address that begins with https: or mailto:',
      isSecret: true,
    }),
  ),
  OTEL_EXPORTER_OTLP_ENDPOINT: Type.Optional(
    address('^https?:', 'an address that begins with http: or https:', {
      description: 'Where traces are sent (OTLP over HTTP). Empty: nowhere.',
    }),
  ),
  LOG_LEVEL: oneOf(LOG_LEVELS, {
    description: 'fatal, error, warn, info, debug, trace or silent.',
    default: 'info',
  }),
});

/** What each setting is for. @public held against `.env.example` by a test */
export const SETTINGS = Object.fromEntries(
  Object.entries(SCHEMA.properties).map(([name, schema]) => [
    name,
    'description' in schema ? schema.description : '',
  ]),
);

/** The settings once they have been judged. */
export type Settings = SettingsOf<typeof SCHEMA>;

/** Settings of the content API that the BFF passes on to the one that comes along, unread: all but what it reads itself. */
export const PASSED_ON = [
  'MEDIA_S3_ENDPOINT',
  'MEDIA_S3_BUCKET',
  'MEDIA_S3_REGION',
  'MEDIA_S3_ACCESS_KEY_ID',
  'MEDIA_S3_SECRET_ACCESS_KEY',
  'VMA_URL',
  'KRISINFORMATION_URL',
  'MUNICIPALITY_CODE',
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
  'PUSH_CONTACT',
  'PUSH_SERVICE_ORIGINS',
  'SMHI_FIRE_RISK_URL',
  'ACCESSIBILITY_CHECK_HOUR',
  'LINK_CHECK_HOUR',
  'ALERT_SECOND_PERSON',
  'ACKNOWLEDGEMENT_ESCALATION_DAYS',
  'SMTP_URL',
  'MAIL_FROM',
  'BACKUP_DIR',
  'BACKUP_EVERY_HOURS',
  'BACKUP_KEEP_DAILY',
  'BACKUP_KEEP_WEEKLY',
  'BACKUP_RECIPIENTS',
  'BACKUP_IDENTITY_FILE',
  'CLAMD_ADDRESS',
  'DEMO_DIR',
  'BRANDPOST_COMMIT',
] as const;
/** Read by other processes of ours that are given the same environment: the content API on its own, and commands. */
const NOT_HERE = ['SITE_ADDRESS', 'BRANDPOST_PASSWORD'];

type SettingName = keyof Settings | (typeof PASSED_ON)[number];
/** The settings as they stand in the environment. */
export type Env = Partial<Record<SettingName, string>>;

/** The settings that are given; the only reader of `process.env`. */
export function readEnv(source: Readonly<Record<string, string | undefined>> = process.env): Env {
  return givenSettings<SettingName>([...(Object.keys(SETTINGS) as (keyof Settings)[]), ...PASSED_ON], source);
}

/** Names in the environment that look like settings and are none. */
export function unknownSettings(
  source: Readonly<Record<string, string | undefined>> = process.env,
): MisspeltSetting[] {
  return misspeltSettings(source, [...Object.keys(SETTINGS), ...PASSED_ON, ...NOT_HERE]);
}
