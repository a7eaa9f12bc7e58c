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

export function publicOriginOf(env: Environment): string {
  return env.PUBLIC_ORIGIN?.trim() || `http://localhost:${env.PORT?.trim() || '3000'}`;
}

function isOwnMachine(origin: string): boolean {
  const { protocol, hostname } = URL.parse(origin) ?? {};
  return protocol === 'http:' && hostname === 'localhost';
}
