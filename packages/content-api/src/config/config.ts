import { resolve } from 'node:path';
import type { Env, LogLevel } from './env.ts';

/** Where the content lies: on a PostgreSQL server, or in a folder of our own (PGlite). */
export type DatabaseConfig = { kind: 'postgres'; url: URL } | { kind: 'pglite'; dataDir: string };

/** What the service needs to know, settled once at start. */
export type Config = Readonly<{
  listen: Readonly<{ host: string; port: number }>;
  database: Readonly<DatabaseConfig>;
  dataDir: string;
  mediaDir: string;
  seed: Readonly<{ kind: 'demo'; demoDir: string; publicOrigin: string }> | Readonly<{ kind: 'none' }>;
  /** null: one is made at the first start. */
  defaultToken: string | null;
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
    logLevel: env.LOG_LEVEL,
  });
}
