import { resolve } from 'node:path';
import { type Env, PASSED_ON } from './env.ts';
import { SettingError } from './setting-error.ts';
import { oneOf, originFrom } from './values.ts';

/** Where content comes from: an API elsewhere, or the one that comes along. */
export type ContentSource =
  | { mode: 'remote'; url: string }
  | {
      mode: 'embedded';
      databaseUrl: string | null;
      seed: 'demo' | 'none';
      /** Settings that concern the content API alone, as they were given. */
      passedOn: Readonly<Record<string, string>>;
    };

/** @throws SettingError for settings that do not go together */
export function contentSourceFrom(env: Env): ContentSource {
  if (env.RUBICORE_URL === undefined) {
    return {
      mode: 'embedded',
      databaseUrl: env.DATABASE_URL ?? null,
      seed: oneOf('SEED', ['demo', 'none'] as const, env.SEED ?? 'none'),
      passedOn: Object.fromEntries(
        PASSED_ON.flatMap((name) => {
          const value = env[name];
          return value === undefined ? [] : [[name, value]];
        }),
      ),
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

/** Where the service keeps its files. */
export function dataDirFrom(env: Env): string {
  return resolve(env.DATA_DIR ?? './data');
}
