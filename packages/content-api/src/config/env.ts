import { isIP } from 'node:net';
import { type SamlEnv, samlEnvFrom } from './saml-env.ts';

/** Where clamd listens: a host and port, or a socket's path. */
export type ClamdAddress = Readonly<{ host: string; port: number } | { path: string }>;

/**
 * The settings of the content API as they stand in the environment: the only reader of `process.env`.
 * Source: DESIGN section 3, Settings.
 */
export type Env = SamlEnv & {
  HOST: string;
  /** 0 means any free port. */
  PORT: number;
  /** null means PGlite in `DATA_DIR/database`. */
  DATABASE_URL: URL | null;
  DATA_DIR: string;
  SEED: 'demo' | 'none';
  /** null means the folder that comes with the project. */
  DEMO_DIR: string | null;
  PUBLIC_ORIGIN: string;
  /** null means one that is made at the first start and kept in `DATA_DIR`. */
  RUBICORE_DEFAULT_TOKEN: string | null;
  /** A bucket that speaks S3: all five or none, which means files in `DATA_DIR/media`. */
  MEDIA_S3_ENDPOINT: URL | null;
  MEDIA_S3_BUCKET: string | null;
  MEDIA_S3_REGION: string | null;
  MEDIA_S3_ACCESS_KEY_ID: string | null;
  MEDIA_S3_SECRET_ACCESS_KEY: string | null;
  /** Addresses and networks of those who pass calls on, such as the BFF. */
  TRUSTED_PROXIES: string[];
  /** null: off where there is single sign-on, else on. */
  PASSWORD_SIGN_IN: 'on' | 'off' | null;
  /** Who can open backups (`age1…`); nobody: they are not encrypted. */
  BACKUP_RECIPIENTS: string[];
  /** The file with what opens them, where they are verified and restored. */
  BACKUP_IDENTITY_FILE: string | null;
  /** null: none are written by themselves. */
  BACKUP_DIR: string | null;
  BACKUP_EVERY_HOURS: number;
  BACKUP_KEEP_DAILY: number;
  BACKUP_KEEP_WEEKLY: number;
  /** The virus scanner that files are sent to; null: none. */
  CLAMD_ADDRESS: ClamdAddress | null;
  /** What passkeys are made for; null: the host of the intranet, or of the only origin. */
  PASSKEY_RP_ID: string | null;
  LOG_LEVEL: LogLevel;
  /** The commit that an image was built of. */
  BRANDPOST_COMMIT: string | null;
};

const LOG_LEVELS = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const;
export type LogLevel = (typeof LOG_LEVELS)[number];

/** A setting that cannot be used. The message is one English sentence for whoever starts the service. */
export class SettingError extends Error {
  override name = 'SettingError';
}

/** @throws SettingError at the first setting that cannot be used */
export function readEnv(source: Record<string, string | undefined> = process.env): Env {
  const text = (name: string) => {
    const value = source[name]?.trim();
    return value === undefined || value === '' ? null : value;
  };
  return {
    HOST: text('HOST') ?? '127.0.0.1',
    PORT: portFrom(text('PORT') ?? '8080'),
    DATABASE_URL: databaseAddressFrom(text('DATABASE_URL')),
    DATA_DIR: text('DATA_DIR') ?? './data',
    SEED: oneOf('SEED', ['demo', 'none'] as const, text('SEED') ?? 'none'),
    DEMO_DIR: text('DEMO_DIR'),
    PUBLIC_ORIGIN: originFrom('PUBLIC_ORIGIN', text('PUBLIC_ORIGIN') ?? 'http://localhost:3000'),
    RUBICORE_DEFAULT_TOKEN: tokenFrom(text('RUBICORE_DEFAULT_TOKEN')),
    MEDIA_S3_ENDPOINT: endpointFrom(text('MEDIA_S3_ENDPOINT')),
    MEDIA_S3_BUCKET: text('MEDIA_S3_BUCKET'),
    MEDIA_S3_REGION: text('MEDIA_S3_REGION'),
    MEDIA_S3_ACCESS_KEY_ID: text('MEDIA_S3_ACCESS_KEY_ID'),
    MEDIA_S3_SECRET_ACCESS_KEY: text('MEDIA_S3_SECRET_ACCESS_KEY'),
    TRUSTED_PROXIES: networksFrom(text('TRUSTED_PROXIES') ?? '127.0.0.0/8, ::1'),
    PASSWORD_SIGN_IN: optionalOneOf('PASSWORD_SIGN_IN', ['on', 'off'] as const, text('PASSWORD_SIGN_IN')),
    PASSKEY_RP_ID: text('PASSKEY_RP_ID'),
    INTRANET_ORIGIN: optionalOriginFrom('INTRANET_ORIGIN', text('INTRANET_ORIGIN')),
    ...samlEnvFrom(text),
    BACKUP_RECIPIENTS: recipientsFrom(text('BACKUP_RECIPIENTS')),
    BACKUP_IDENTITY_FILE: text('BACKUP_IDENTITY_FILE'),
    BACKUP_DIR: text('BACKUP_DIR'),
    BACKUP_EVERY_HOURS: wholeNumberFrom('BACKUP_EVERY_HOURS', text('BACKUP_EVERY_HOURS') ?? '24', 1, 168),
    BACKUP_KEEP_DAILY: wholeNumberFrom('BACKUP_KEEP_DAILY', text('BACKUP_KEEP_DAILY') ?? '7', 1, 1000),
    BACKUP_KEEP_WEEKLY: wholeNumberFrom('BACKUP_KEEP_WEEKLY', text('BACKUP_KEEP_WEEKLY') ?? '4', 0, 1000),
    CLAMD_ADDRESS: clamdFrom(text('CLAMD_ADDRESS')),
    BRANDPOST_COMMIT: text('BRANDPOST_COMMIT'),
    LOG_LEVEL: oneOf('LOG_LEVEL', LOG_LEVELS, text('LOG_LEVEL') ?? 'info'),
  };
}

/** What all names of ours that belong together begin with. */
const OWN_PREFIXES = [
  'BACKUP_',
  'BRANDPOST_',
  'CLAMD_',
  'MEDIA_S3_',
  'RUBICORE_',
  'SAML_',
  'SEED_',
  'SESSION_',
];
/** Read by others of ours: the BFF, and commands. */
const NOT_HERE = [
  ...['SESSION_KEYS', 'SESSION_IDLE_MINUTES', 'SESSION_MAX_HOURS', 'SAML_IDP_ORIGIN', 'RUBICORE_URL'],
  'BRANDPOST_PASSWORD',
];

/** Names in the environment that look like settings of ours and are none: misspelled, or of another version. */
export function unknownSettings(source: Record<string, string | undefined> = process.env): string[] {
  const known = new Set([...Object.keys(readEnv({})), ...NOT_HERE]);
  return Object.keys(source)
    .filter((name) => OWN_PREFIXES.some((prefix) => name.startsWith(prefix)) && !known.has(name))
    .sort();
}

function portFrom(value: string): number {
  const port = /^\d{1,5}$/.test(value) ? Number(value) : -1;
  if (port < 0 || port > 65_535) {
    throw new SettingError(`PORT is "${value}", but it has to be a number from 0 to 65535.`);
  }
  return port;
}

function wholeNumberFrom(name: string, value: string, least: number, most: number): number {
  const number = /^\d{1,6}$/.test(value) ? Number(value) : -1;
  if (number < least || number > most) {
    throw new SettingError(`${name} is "${value}", but it has to be a number from ${least} to ${most}.`);
  }
  return number;
}

/** Whether its check letters fit is seen when it is used. The text is never repeated: it may be the secret half. */
function recipientsFrom(value: string | null): string[] {
  const recipients = value?.split(/[\s,]+/).filter((recipient) => recipient !== '') ?? [];
  if (recipients.every((recipient) => /^age1[02-9ac-hj-np-z]{58}$/.test(recipient))) return recipients;
  throw new SettingError(
    'BACKUP_RECIPIENTS has to be public keys of age such as `brandpost backup-key` prints (age1…), with spaces between them.',
  );
}

function clamdFrom(value: string | null): ClamdAddress | null {
  if (value === null) return null;
  if (value.startsWith('/')) return { path: value };
  const [, host = '', port = ''] = /^\[?([^[\]\s/]+)\]?:(\d{1,5})$/.exec(value) ?? [];
  if (host !== '' && Number(port) > 0 && Number(port) <= 65_535) return { host, port: Number(port) };
  throw new SettingError(
    `CLAMD_ADDRESS is "${value}", but it has to be host:port or the path of clamd's socket.`,
  );
}

function networksFrom(value: string): string[] {
  const networks = value.split(',').map((network) => network.trim());
  const wrong = networks.find((network) => {
    const [address = '', bits] = network.split('/');
    const most = isIP(address) === 4 ? 32 : 128;
    return isIP(address) === 0 || (bits !== undefined && !(/^\d{1,3}$/.test(bits) && Number(bits) <= most));
  });
  if (wrong === undefined) return networks;
  throw new SettingError(
    `TRUSTED_PROXIES holds "${wrong}", but it has to be addresses or networks such as 10.0.0.0/8.`,
  );
}

/** The text is never repeated in the message: it may hold a password. */
function databaseAddressFrom(value: string | null): URL | null {
  if (value === null) return null;
  const address = URL.parse(value);
  if (address === null || !['postgres:', 'postgresql:'].includes(address.protocol)) {
    throw new SettingError('DATABASE_URL has to look like postgres://user:password@host:5432/database.');
  }
  return address;
}

function endpointFrom(value: string | null): URL | null {
  return value === null ? null : new URL(originFrom('MEDIA_S3_ENDPOINT', value));
}

function optionalOriginFrom(name: string, value: string | null): string | null {
  return value === null ? null : originFrom(name, value);
}

function originFrom(name: string, value: string): string {
  const address = URL.parse(value);
  const isOrigin = address !== null && /^https?:$/.test(address.protocol) && address.pathname === '/';
  if (!isOrigin || address.search !== '' || address.hash !== '' || address.username !== '') {
    throw new SettingError(
      `${name} is "${value}", but it has to be an origin such as https://www.example.se.`,
    );
  }
  return address.origin;
}

/** What fits in an Authorization header. Source: RFC 6750 section 2.1, b64token. */
function tokenFrom(value: string | null): string | null {
  if (value !== null && !/^[A-Za-z0-9\-._~+/]{16,512}=*$/.test(value)) {
    throw new SettingError(
      'RUBICORE_DEFAULT_TOKEN has to be at least 16 letters, digits or any of - . _ ~ + /, without spaces.',
    );
  }
  return value;
}

function optionalOneOf<const Choice extends string>(
  name: string,
  choices: readonly Choice[],
  value: string | null,
): Choice | null {
  return value === null ? null : oneOf(name, choices, value);
}

function oneOf<const Choice extends string>(name: string, choices: readonly Choice[], value: string): Choice {
  const choice = choices.find((known) => known === value);
  if (choice === undefined) {
    throw new SettingError(`${name} is "${value}", but it has to be one of ${choices.join(', ')}.`);
  }
  return choice;
}
