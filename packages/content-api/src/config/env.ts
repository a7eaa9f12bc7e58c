import { isIP } from 'node:net';
import { type SamlEnv, samlEnvFrom } from './saml-env.ts';

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
  /** `off` where single sign-on alone is wanted. */
  PASSWORD_SIGN_IN: 'on' | 'off';
  LOG_LEVEL: LogLevel;
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
    SEED: oneOf('SEED', ['demo', 'none'] as const, text('SEED') ?? 'demo'),
    DEMO_DIR: text('DEMO_DIR'),
    PUBLIC_ORIGIN: originFrom('PUBLIC_ORIGIN', text('PUBLIC_ORIGIN') ?? 'http://localhost:3000'),
    RUBICORE_DEFAULT_TOKEN: tokenFrom(text('RUBICORE_DEFAULT_TOKEN')),
    MEDIA_S3_ENDPOINT: endpointFrom(text('MEDIA_S3_ENDPOINT')),
    MEDIA_S3_BUCKET: text('MEDIA_S3_BUCKET'),
    MEDIA_S3_REGION: text('MEDIA_S3_REGION'),
    MEDIA_S3_ACCESS_KEY_ID: text('MEDIA_S3_ACCESS_KEY_ID'),
    MEDIA_S3_SECRET_ACCESS_KEY: text('MEDIA_S3_SECRET_ACCESS_KEY'),
    TRUSTED_PROXIES: networksFrom(text('TRUSTED_PROXIES') ?? '127.0.0.0/8, ::1'),
    PASSWORD_SIGN_IN: oneOf('PASSWORD_SIGN_IN', ['on', 'off'] as const, text('PASSWORD_SIGN_IN') ?? 'on'),
    INTRANET_ORIGIN: optionalOriginFrom('INTRANET_ORIGIN', text('INTRANET_ORIGIN')),
    ...samlEnvFrom(text),
    LOG_LEVEL: oneOf('LOG_LEVEL', LOG_LEVELS, text('LOG_LEVEL') ?? 'info'),
  };
}

function portFrom(value: string): number {
  const port = /^\d{1,5}$/.test(value) ? Number(value) : -1;
  if (port < 0 || port > 65_535) {
    throw new SettingError(`PORT is "${value}", but it has to be a number from 0 to 65535.`);
  }
  return port;
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

function oneOf<const Choice extends string>(name: string, choices: readonly Choice[], value: string): Choice {
  const choice = choices.find((known) => known === value);
  if (choice === undefined) {
    throw new SettingError(`${name} is "${value}", but it has to be one of ${choices.join(', ')}.`);
  }
  return choice;
}
