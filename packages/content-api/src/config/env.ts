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
  readSettings,
  type SettingsOf,
  text,
  token,
  wholeNumber,
} from '@brandpost/settings';
import { Type } from 'typebox';

/** Where clamd listens: a host and port, or a socket's path. */
export type ClamdAddress = Readonly<{ host: string; port: number } | { path: string }>;

const LOG_LEVELS = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const;
const OPTIONAL_TEXT = Type.Optional(text());
const ON_OR_OFF = Type.Optional(oneOf(['on', 'off']));
/** Whether its check letters fit is seen when it is used. It is not repeated: it may be the secret half. */
const RECIPIENT = text({
  pattern: '^age1[02-9ac-hj-np-z]{58}$',
  mustBe: 'public keys of age such as `brandpost backup-key` prints (age1…), with spaces between them',
  isSecret: true,
});

/** Every setting there is; `.env.example` says what each is for. null where one is not set. Source: DESIGN section 3 */
const SCHEMA = Type.Object({
  HOST: text({ default: '127.0.0.1' }),
  PORT: port({ default: 8080 }),
  DATABASE_URL: Type.Optional(
    address('^postgres(?:ql)?:', 'an address such as postgres://user:password@host:5432/database'),
  ),
  DATA_DIR: text({ default: './data' }),
  SEED: oneOf(['demo', 'none'], { default: 'none' }),
  DEMO_DIR: OPTIONAL_TEXT,
  PUBLIC_ORIGIN: origin({ default: 'http://localhost:3000' }),
  INTRANET_ORIGIN: Type.Optional(origin()),
  RUBICORE_DEFAULT_TOKEN: Type.Optional(token()),
  STAFF_EVENTS_TOKEN: Type.Optional(token()),
  // All five or none.
  MEDIA_S3_ENDPOINT: Type.Optional(origin()),
  MEDIA_S3_BUCKET: OPTIONAL_TEXT,
  MEDIA_S3_REGION: OPTIONAL_TEXT,
  MEDIA_S3_ACCESS_KEY_ID: OPTIONAL_TEXT,
  MEDIA_S3_SECRET_ACCESS_KEY: OPTIONAL_TEXT,
  TRUSTED_PROXIES: listOf(network(), { default: ['127.0.0.0/8', '::1'] }),
  PASSWORD_SIGN_IN: ON_OR_OFF,
  PASSKEY_RP_ID: OPTIONAL_TEXT,
  // How they go together is said in saml-config.ts.
  SAML_IDP_METADATA: OPTIONAL_TEXT,
  SAML_IDP_METADATA_CERTIFICATE: OPTIONAL_TEXT,
  SAML_IDP_ENTITY_ID: OPTIONAL_TEXT,
  SAML_IDP_SSO_URL: OPTIONAL_TEXT,
  SAML_IDP_SLO_URL: OPTIONAL_TEXT,
  SAML_IDP_CERTIFICATES: OPTIONAL_TEXT,
  SAML_SP_ENTITY_ID: OPTIONAL_TEXT,
  SAML_SP_PRIVATE_KEY: OPTIONAL_TEXT,
  SAML_SP_CERTIFICATE: OPTIONAL_TEXT,
  SAML_ENCRYPTION: ON_OR_OFF,
  SAML_SP_ENCRYPTION_KEY: OPTIONAL_TEXT,
  SAML_SP_ENCRYPTION_CERTIFICATE: OPTIONAL_TEXT,
  SAML_ATTRIBUTES: OPTIONAL_TEXT,
  SAML_GROUPS: OPTIONAL_TEXT,
  SAML_REQUIRED_GROUP: OPTIONAL_TEXT,
  SAML_NEW_ACCOUNTS: ON_OR_OFF,
  SAML_SIGNED_RESPONSE: ON_OR_OFF,
  SAML_FORCE_AUTHN: ON_OR_OFF,
  SAML_AUTHN_CONTEXT: OPTIONAL_TEXT,
  BACKUP_RECIPIENTS: listOf(RECIPIENT, { default: [] }),
  BACKUP_IDENTITY_FILE: OPTIONAL_TEXT,
  BACKUP_DIR: OPTIONAL_TEXT,
  BACKUP_EVERY_HOURS: wholeNumber(1, 168, { default: 24 }),
  BACKUP_KEEP_DAILY: wholeNumber(1, 1000, { default: 7 }),
  BACKUP_KEEP_WEEKLY: wholeNumber(0, 1000, { default: 4 }),
  CLAMD_ADDRESS: Type.Optional(
    text({
      pattern: '^(?:/.*|\\[?[^\\[\\]\\s/]+\\]?:[1-9]\\d{0,4})$',
      mustBe: "host:port or the path of clamd's socket",
    }),
  ),
  // How they go together is said in external-messages-config.ts.
  VMA_URL: OPTIONAL_TEXT,
  KRISINFORMATION_URL: OPTIONAL_TEXT,
  MUNICIPALITY_CODE: Type.Optional(
    text({ pattern: '^\\d{4}$', mustBe: "a municipality's four digits, such as 2480" }),
  ),
  SMHI_FIRE_RISK_URL: OPTIONAL_TEXT,
  ACCESSIBILITY_CHECK_HOUR: text({
    pattern: '^(?:off|1?\\d|2[0-3])$',
    mustBe: 'an hour from 0 to 23, or off',
    default: '3',
  }),
  LINK_CHECK_HOUR: text({
    pattern: '^(?:off|1?\\d|2[0-3])$',
    mustBe: 'an hour from 0 to 23, or off',
    default: '4',
  }),
  SITE_ADDRESS: Type.Optional(origin()),
  ALERT_SECOND_PERSON: oneOf(['on', 'off'], { default: 'off' }),
  ACKNOWLEDGEMENT_ESCALATION_DAYS: oneOf(['off', '0', '1', '2', '3', '5', '7', '14'], { default: '3' }),
  SMTP_URL: OPTIONAL_TEXT,
  MAIL_FROM: OPTIONAL_TEXT,
  PUSH_CONTACT: OPTIONAL_TEXT,
  PUSH_SERVICE_ORIGINS: listOf(origin(), { default: [] }),
  BRANDPOST_COMMIT: OPTIONAL_TEXT,
  LOG_LEVEL: oneOf(LOG_LEVELS, { default: 'info' }),
});

/** The settings as they stand in the environment, judged. */
export type Env = SettingsOf<typeof SCHEMA>;
export type LogLevel = Env['LOG_LEVEL'];

const NAMES = Object.keys(SCHEMA.properties) as (keyof Env)[];

/**
 * The only reader of `process.env`.
 * @throws SettingError at the first setting that cannot be used
 */
export function readEnv(source: Readonly<Record<string, string | undefined>> = process.env): Env {
  return readSettings(SCHEMA, givenSettings(NAMES, source));
}

/** Read by others of ours that are given the same environment: the BFF, and commands. @public held against it by a test */
export const NOT_HERE = [
  'BRANDPOST_PASSWORD',
  'HSTS_SUBDOMAINS',
  'OPS_PORT',
  'OTEL_EXPORTER_OTLP_ENDPOINT',
  'REDIS_URL',
  'RUBICORE_URL',
  'SAML_IDP_ORIGIN',
  'SECURITY_CONTACT',
  'SESSION_IDLE_MINUTES',
  'SESSION_KEYS',
  'SESSION_MAX_HOURS',
];

/** Names in the environment that look like settings and are none. */
export function unknownSettings(
  source: Readonly<Record<string, string | undefined>> = process.env,
): MisspeltSetting[] {
  return misspeltSettings(source, [...NAMES, ...NOT_HERE]);
}
