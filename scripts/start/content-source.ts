import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';

type Environment = Readonly<Record<string, string | undefined>>;

export type ContentSource = {
  description: string;
  /** Whether the demo's accounts can sign in with the password that everybody knows: on this machine alone. */
  hasDemoAccounts: boolean;
  /** The file with name and password of an administrator that was made at the first start; null where there is none. */
  firstAdministrator: string | null;
};

/** In a data folder that has been started with the demo. */
export const DEMO_KEYS_FILE = 'demo-identity-provider-keys.json';

/** Where the content comes from, known from the settings as the BFF reads them; it judges them, we only tell. */
export function contentSource(env: Environment): ContentSource {
  const given = (name: string) => env[name]?.trim() || null;
  const upstream = given('RUBICORE_URL');
  if (upstream !== null) return { description: upstream, hasDemoAccounts: false, firstAdministrator: null };
  const dataDir = resolve(given('DATA_DIR') ?? './data');
  const file = join(dataDir, 'first-administrator');
  return {
    description:
      given('DATABASE_URL') === null ? dataDir : `the database in DATABASE_URL; media files in ${dataDir}`,
    hasDemoAccounts: given('SEED') === 'demo' && isOwnMachine(publicOriginOf(env)),
    firstAdministrator: existsSync(file) ? file : null,
  };
}

/**
 * What a data folder is filled with where nobody says: somebody who starts the product for the first time wants to look at
 * it; a folder that something lies in without the demo, such as a restored backup, is left without.
 */
export function defaultSeed(env: Environment): 'demo' | 'none' {
  const dataDir = resolve(env.DATA_DIR?.trim() || './data');
  const hasContent = ['database', 'media'].some((name) => existsSync(join(dataDir, name)));
  return hasContent && !existsSync(join(dataDir, DEMO_KEYS_FILE)) ? 'none' : 'demo';
}

export function publicOriginOf(env: Environment): string {
  return env.PUBLIC_ORIGIN?.trim() || `http://localhost:${env.PORT?.trim() || '3000'}`;
}

function isOwnMachine(origin: string): boolean {
  const { protocol, hostname } = URL.parse(origin) ?? {};
  return protocol === 'http:' && hostname === 'localhost';
}
