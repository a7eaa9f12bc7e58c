import { resolve } from 'node:path';
import { SettingError } from '@brandpost/settings';
import type { ClamdAddress, Env, LogLevel } from './env.ts';
import { type ExternalMessagesConfig, externalMessagesFrom } from './external-messages-config.ts';
import { type MailConfig, mailConfigFrom } from './mail-config.ts';
import { type PasskeySettings, passkeySettingsFrom } from './passkey-settings.ts';
import { type PushConfig, pushConfigFrom } from './push-config.ts';
import { addressFrom, type SamlConfig, samlConfigFrom } from './saml-config.ts';

/** Where the content lies: on a PostgreSQL server, or in a folder of our own (PGlite). */
export type DatabaseConfig = { kind: 'postgres'; url: URL } | { kind: 'pglite'; dataDir: string };

/** A bucket that speaks S3, wherever it is. */
export type S3Settings = Readonly<{
  endpoint: URL;
  bucket: string;
  region: string;
  accessKeyId: string;
  secretAccessKey: string;
}>;

export type BackupConfig = Readonly<{
  recipients: readonly string[];
  identityFile: string | null;
  /** null: none are written by themselves. */
  schedule: Readonly<{ folder: string; everyHours: number; keepDaily: number; keepWeekly: number }> | null;
}>;

/** What the service needs to know, settled once at start. */
export type Config = Readonly<{
  listen: Readonly<{ host: string; port: number }>;
  database: Readonly<DatabaseConfig>;
  dataDir: string;
  /** Scheme and host that visitors know. */
  publicOrigin: string;
  /** The same for staff, where they have a name of their own. */
  staffOrigin: string;
  /** Where uploaded files lie, unless there is a bucket for them. */
  mediaDir: string;
  mediaBucket: S3Settings | null;
  seed: Readonly<{ kind: 'demo'; demoDir: string; publicOrigin: string }> | Readonly<{ kind: 'none' }>;
  /** null: one is made at the first start. */
  defaultToken: string | null;
  /** What the BFF is known by, for hints to those who are signed in; null: there are none. */
  staffEventsToken: string | null;
  passwordSignIn: boolean;
  /** null: single sign-on is not set. */
  saml: SamlConfig | null;
  passkeys: PasskeySettings;
  trustedProxies: readonly string[];
  backup: BackupConfig;
  /** Where uploads are scanned for viruses; null: nowhere. */
  clamd: ClamdAddress | null;
  /** null: nobody else's messages are shown. */
  externalMessages: ExternalMessagesConfig | null;
  /** Where the forecast of the fire risk is asked for; null: nowhere. */
  fireRiskAddress: string | null;
  /** When the site is checked each night, null for never, and where it is had from. */
  /** Of the night in Sweden; null: links that lead elsewhere are checked only when somebody asks. */
  linkCheckHour: number | null;
  accessibility: Readonly<{ hour: number | null; siteAddress: string }>;
  /** null: crisis alerts are sent to no browser. */
  push: PushConfig | null;
  /** null: no e-mail is sent. */
  mail: MailConfig | null;
  /** How long past a deadline anyone who leads a group hears of those who have not acknowledged; null: never. */
  escalation: Readonly<{ afterDays: number | null }>;
  /** Whether a crisis alert goes out only when a second person has approved it. */
  alertApproval: Readonly<{ isRequired: boolean }>;
  /** What an image was built of, written in backups. */
  commit: string | null;
  logLevel: LogLevel;
}>;

/** Works from `src/config` and from `dist/config` alike: both lie three folders below `packages`. */
const DEMO_DIR = resolve(import.meta.dirname, '../../../../demo');

/** The environment's flat settings as nested, frozen ones; folders become absolute. */
export function configFrom(env: Env): Config {
  const dataDir = resolve(env.DATA_DIR);
  return Object.freeze({
    listen: Object.freeze({ host: env.HOST, port: env.PORT }),
    database: Object.freeze(
      env.DATABASE_URL === null
        ? { kind: 'pglite' as const, dataDir }
        : { kind: 'postgres' as const, url: new URL(env.DATABASE_URL) },
    ),
    dataDir,
    publicOrigin: env.PUBLIC_ORIGIN,
    staffOrigin: env.INTRANET_ORIGIN ?? env.PUBLIC_ORIGIN,
    mediaDir: resolve(dataDir, 'media'),
    mediaBucket: bucketFrom(env),
    seed: Object.freeze(
      env.SEED === 'demo'
        ? {
            kind: 'demo' as const,
            demoDir: env.DEMO_DIR === null ? DEMO_DIR : resolve(env.DEMO_DIR),
            publicOrigin: env.PUBLIC_ORIGIN,
          }
        : { kind: 'none' as const },
    ),
    defaultToken: env.RUBICORE_DEFAULT_TOKEN,
    staffEventsToken: env.STAFF_EVENTS_TOKEN,
    trustedProxies: Object.freeze(env.TRUSTED_PROXIES),
    ...signInSettings(env),
    backup: backupFrom(env),
    clamd: env.CLAMD_ADDRESS === null ? null : clamdFrom(env.CLAMD_ADDRESS),
    passkeys: passkeySettingsFrom(env),
    externalMessages: externalMessagesFrom(env),
    fireRiskAddress:
      env.SMHI_FIRE_RISK_URL === null ? null : addressFrom('SMHI_FIRE_RISK_URL', env.SMHI_FIRE_RISK_URL),
    linkCheckHour: env.LINK_CHECK_HOUR === 'off' ? null : Number(env.LINK_CHECK_HOUR),
    accessibility: Object.freeze({
      hour: env.ACCESSIBILITY_CHECK_HOUR === 'off' ? null : Number(env.ACCESSIBILITY_CHECK_HOUR),
      siteAddress: env.SITE_ADDRESS ?? env.PUBLIC_ORIGIN,
    }),
    push: pushConfigFrom(env),
    mail: mailConfigFrom(env),
    escalation: Object.freeze({
      afterDays:
        env.ACKNOWLEDGEMENT_ESCALATION_DAYS === 'off' ? null : Number(env.ACKNOWLEDGEMENT_ESCALATION_DAYS),
    }),
    alertApproval: Object.freeze({ isRequired: env.ALERT_SECOND_PERSON === 'on' }),
    commit: env.BRANDPOST_COMMIT,
    logLevel: env.LOG_LEVEL,
  });
}

function backupFrom(env: Env): BackupConfig {
  const { BACKUP_DIR: folder, BACKUP_IDENTITY_FILE: identityFile } = env;
  return Object.freeze({
    recipients: Object.freeze(env.BACKUP_RECIPIENTS),
    identityFile: identityFile === null ? null : resolve(identityFile),
    schedule:
      folder === null
        ? null
        : Object.freeze({
            folder: resolve(folder),
            everyHours: env.BACKUP_EVERY_HOURS,
            keepDaily: env.BACKUP_KEEP_DAILY,
            keepWeekly: env.BACKUP_KEEP_WEEKLY,
          }),
  });
}

function clamdFrom(value: string): ClamdAddress {
  if (value.startsWith('/')) return { path: value };
  const [, host = '', port = ''] = /^\[?([^[\]\s/]+)\]?:(\d{1,5})$/.exec(value) ?? [];
  if (host !== '' && Number(port) <= 65_535) return { host, port: Number(port) };
  throw new SettingError(
    `CLAMD_ADDRESS is "${value}", but it has to be host:port or the path of clamd's socket.`,
  );
}

/** @throws SettingError when there is none */
function signInSettings(env: Env): Pick<Config, 'passwordSignIn' | 'saml'> {
  const saml = samlConfigFrom(env);
  // A second way in is one more that the identity provider does not know of. Source: SECURITY T44.
  const passwordSignIn = env.PASSWORD_SIGN_IN === null ? saml === null : env.PASSWORD_SIGN_IN === 'on';
  if (!passwordSignIn && saml === null) {
    throw new SettingError('PASSWORD_SIGN_IN is off and no SAML_ setting is there: nobody could sign in.');
  }
  return { passwordSignIn, saml };
}

/** A bucket, where all that is needed for one is set; null where nothing is. */
function bucketFrom(env: Env): S3Settings | null {
  const {
    MEDIA_S3_ENDPOINT: endpoint,
    MEDIA_S3_BUCKET: bucket,
    MEDIA_S3_REGION: region,
    MEDIA_S3_ACCESS_KEY_ID: accessKeyId,
    MEDIA_S3_SECRET_ACCESS_KEY: secretAccessKey,
  } = env;
  if (
    endpoint !== null &&
    bucket !== null &&
    region !== null &&
    accessKeyId !== null &&
    secretAccessKey !== null
  ) {
    return Object.freeze({ endpoint: new URL(endpoint), bucket, region, accessKeyId, secretAccessKey });
  }
  const settings = Object.entries(env).filter(([name]) => name.startsWith('MEDIA_S3_'));
  const missing = settings.filter(([, value]) => value === null).map(([name]) => name);
  if (missing.length === settings.length) return null;
  throw new SettingError(`A bucket for media files also needs ${missing.join(', ')}.`);
}
