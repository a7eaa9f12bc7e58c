import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startNodeService } from '../../process/node-service.ts';
import { PROJECT_ROOT } from '../../project-root.ts';

const LOAD_TEST = join(PROJECT_ROOT, 'packages/content-api/dist/load-test');

/** PGlite takes about 10 ms for a post, and several times as long on a machine with other things to do. */
const FILL_MS = 1_800_000;

/** A kind of database that the content API can be measured on. */
export type Engine = { name: string; env: Record<string, string> };

/** How much is in a database. */
export type Size = { posts: number; people: number };

/** A database full of posts, for the content API alone. */
export type FullDatabase = Size & {
  engine: string;
  administratorToken: string;
  /** How the content API is told of it. */
  env: Record<string, string>;
  remove(): Promise<void>;
};

/** PGlite, and PostgreSQL where `DATABASE_URL` names a server. */
export function engines(): Engine[] {
  const { DATABASE_URL } = process.env;
  return [
    { name: 'PGlite', env: {} },
    ...(DATABASE_URL ? [{ name: 'PostgreSQL', env: { DATABASE_URL } }] : []),
  ];
}

/** Makes a database with generated posts and people, the same each time, in a folder or on the server. */
export async function fillDatabase({ name, env }: Engine, { posts, people }: Size): Promise<FullDatabase> {
  const dataDir = await mkdtemp(join(tmpdir(), 'brandpost-bench-'));
  const removeFolder = () => rm(dataDir, { recursive: true, force: true });
  try {
    const filling = await startNodeService<{ databaseUrl: string | null; administratorToken: string }>(
      join(LOAD_TEST, 'fill-process.js'),
      {
        env: {
          ...env,
          DATA_DIR: dataDir,
          DEMO_DIR: join(PROJECT_ROOT, 'demo'),
          POSTS: String(posts),
          PEOPLE: String(people),
        },
        readyMs: FILL_MS,
      },
    );
    await filling.stop();
    const { databaseUrl, administratorToken } = filling.ready;
    return {
      engine: name,
      posts,
      people,
      administratorToken,
      env: { DATA_DIR: dataDir, ...(databaseUrl === null ? {} : { DATABASE_URL: databaseUrl }) },
      async remove() {
        await removeFolder();
        if (databaseUrl === null) return;
        const dropping = await startNodeService(join(LOAD_TEST, 'drop-process.js'), {
          env: { ...env, DROP_URL: databaseUrl },
        });
        await dropping.stop();
      },
    };
  } catch (error) {
    await removeFolder();
    throw error;
  }
}
