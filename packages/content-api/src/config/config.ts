import { resolve } from 'node:path';
import type { S3Settings } from '../media/s3-store.ts';
import { type Env, type LogLevel, SettingError } from './env.ts';
import { type SamlConfig, samlConfigFrom } from './saml-config.ts';

/** Where the content lies: on a PostgreSQL server, or in a folder of our own (PGlite). */
export type DatabaseConfig = { kind: 'postgres'; url: URL } | { kind: 'pglite'; dataDir: string };

/** What the service needs to know, settled once at start. */
export type Config = Readonly<{
  listen: Readonly<{ host: string; port: number }>;
  database: Readonly<DatabaseConfig>;
  dataDir: string;
  /** Where uploaded files lie, unless there is a bucket for them. */
  mediaDir: string;
  mediaBucket: S3Settings | null;
  seed: Readonly<{ kind: 'demo'; demoDir: string; publicOrigin: string }> | Readonly<{ kind: 'none' }>;
  /** null: one is made at the first start. */
  defaultToken: string | null;
  passwordSignIn: boolean;
  /** null: single sign-on is not set. */
  saml: SamlConfig | null;
  trustedProxies: readonly string[];
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
        : { kind: 'postgres' as const, url: env.DATABASE_URL },
    ),
    dataDir,
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
    trustedProxies: Object.freeze(env.TRUSTED_PROXIES),
    ...waysIn(env),
    logLevel: env.LOG_LEVEL,
  });
}

/** @throws SettingError when there is none */
function waysIn(env: Env): Pick<Config, 'passwordSignIn' | 'saml'> {
  const saml = samlConfigFrom(env);
  const passwordSignIn = env.PASSWORD_SIGN_IN === 'on';
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
    return Object.freeze({ endpoint, bucket, region, accessKeyId, secretAccessKey });
  }
  const settings = Object.entries(env).filter(([name]) => name.startsWith('MEDIA_S3_'));
  const missing = settings.filter(([, value]) => value === null).map(([name]) => name);
  if (missing.length === settings.length) return null;
  throw new SettingError(`A bucket for media files also needs ${missing.join(', ')}.`);
}
