import { resolve } from 'node:path';

type Environment = Readonly<Record<string, string | undefined>>;

/** Where the content will come from, told from the settings as the BFF reads them; it judges them, we only tell. */
export function contentSource(env: Environment): { description: string; isDemo: boolean } {
  const given = (name: string) => env[name]?.trim() || null;
  const upstream = given('RUBICORE_URL');
  if (upstream !== null) return { description: upstream, isDemo: false };
  const isDemo = (given('SEED') ?? 'demo') === 'demo';
  const dataDir = resolve(given('DATA_DIR') ?? './data');
  if (given('DATABASE_URL') === null) return { description: dataDir, isDemo };
  return { description: `the database in DATABASE_URL; media files in ${dataDir}`, isDemo };
}
