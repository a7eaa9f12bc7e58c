import { randomBytes } from 'node:crypto';
import { resolve } from 'node:path';
import type { Env } from './env.ts';
import { SettingError } from './setting-error.ts';

const LOG_LEVELS = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const;
export type LogLevel = (typeof LOG_LEVELS)[number];

/** Where content comes from: an API elsewhere, or the one that comes along. */
export type ContentSource =
  | { mode: 'remote'; url: string }
  | { mode: 'embedded'; databaseUrl: string | null; dataDir: string; seed: 'demo' | 'none' };

export type Config = Readonly<{
  host: string;
  port: number;
  publicOrigin: string;
  content: Readonly<ContentSource>;
  /** What visitors without a session read with; never told to a browser. */
  defaultToken: string;
  logLevel: LogLevel;
}>;

/**
 * Nested, frozen settings from flat ones.
 * @throws SettingError at the first that cannot be used
 */
export function configFrom(env: Env): Config {
  const port = portFrom(env.PORT ?? '3000');
  return Object.freeze({
    host: env.HOST ?? '127.0.0.1',
    port,
    publicOrigin: originFrom('PUBLIC_ORIGIN', env.PUBLIC_ORIGIN ?? `http://localhost:${port}`),
    content: Object.freeze(contentFrom(env)),
    defaultToken: tokenFrom(env),
    logLevel: oneOf('LOG_LEVEL', LOG_LEVELS, env.LOG_LEVEL ?? 'info'),
  });
}

function contentFrom(env: Env): ContentSource {
  if (env.RUBICORE_URL === undefined) {
    return {
      mode: 'embedded',
      databaseUrl: env.DATABASE_URL ?? null,
      dataDir: resolve(env.DATA_DIR ?? './data'),
      seed: oneOf('SEED', ['demo', 'none'] as const, env.SEED ?? 'demo'),
    };
  }
  if (env.RUBICORE_DEFAULT_TOKEN === undefined) {
    throw new SettingError('RUBICORE_URL is set, so RUBICORE_DEFAULT_TOKEN has to be set too.');
  }
  if (env.DATABASE_URL !== undefined) {
    throw new SettingError(
      'RUBICORE_URL and DATABASE_URL are both set, but only the embedded API has a database.',
    );
  }
  return { mode: 'remote', url: originFrom('RUBICORE_URL', env.RUBICORE_URL) };
}

/** Between the BFF and its own child process a new token for each start will do. */
function tokenFrom(env: Env): string {
  const token = env.RUBICORE_DEFAULT_TOKEN ?? randomBytes(32).toString('base64url');
  if (!/^[A-Za-z0-9\-._~+/]{16,512}=*$/.test(token)) {
    throw new SettingError(
      'RUBICORE_DEFAULT_TOKEN has to be 16 to 512 letters, digits or -._~+/ characters.',
    );
  }
  return token;
}

function portFrom(value: string): number {
  const port = /^\d{1,5}$/.test(value) ? Number(value) : -1;
  if (port < 0 || port > 65_535) {
    throw new SettingError(`PORT is "${value}", but it has to be a number from 0 to 65535.`);
  }
  return port;
}

function originFrom(name: string, value: string): string {
  const url = URL.parse(value);
  const isOrigin =
    url !== null &&
    /^https?:$/.test(url.protocol) &&
    url.pathname === '/' &&
    url.search + url.hash + url.username === '';
  if (!isOrigin) {
    throw new SettingError(
      `${name} is "${value}", but it has to be an origin such as https://www.example.se.`,
    );
  }
  return url.origin;
}

function oneOf<const Choice extends string>(name: string, choices: readonly Choice[], value: string): Choice {
  const choice = choices.find((known) => known === value);
  if (choice === undefined) {
    throw new SettingError(`${name} is "${value}", but it has to be one of ${choices.join(', ')}.`);
  }
  return choice;
}
