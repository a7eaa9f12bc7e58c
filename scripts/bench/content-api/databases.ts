import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startNodeService } from '../../process/node-service.ts';
import { PROJECT_ROOT } from '../../project-root.ts';
import { makeDatabase } from './server-databases.ts';

/** PGlite takes about 10 ms for a post, and several times as long on a machine with other things to do. */
const FILL_MS = 1_800_000;

/** A kind of database that the content API can be measured on: PGlite where there is no server. */
export type Engine = { name: string; server: URL | null };

/** How much is in a database. */
export type Size = { posts: number; people: number };

/** A database full of posts, for the content API alone. */
export type FullDatabase = Size & {
  engine: string;
  administratorToken: string;
  /** The settings with which the content API uses it. */
  env: Record<string, string>;
  remove(): Promise<void>;
};

/** PGlite, and PostgreSQL where `DATABASE_URL` names a server. */
export function engines(): Engine[] {
  const { DATABASE_URL } = process.env;
  return [
    { name: 'PGlite', server: null },
    ...(DATABASE_URL ? [{ name: 'PostgreSQL', server: new URL(DATABASE_URL) }] : []),
  ];
}

/** Makes a database with generated posts and people, the same each time, in a folder or on the server. */
export async function fillDatabase({ name, server }: Engine, { posts, people }: Size): Promise<FullDatabase> {
  const dataDir = await mkdtemp(join(tmpdir(), 'brandpost-bench-'));
  const made = server === null ? null : await makeDatabase(server);
  const env = { DATA_DIR: dataDir, ...(made === null ? {} : { DATABASE_URL: made.url.href }) };
  const remove = async () => {
    await rm(dataDir, { recursive: true, force: true });
    await made?.drop();
  };
  try {
    const filling = await startNodeService<{ administratorToken: string }>(
      join(import.meta.dirname, 'fill-process.ts'),
      {
        env: {
          ...env,
          DEMO_DIR: join(PROJECT_ROOT, 'demo'),
          POSTS: String(posts),
          PEOPLE: String(people),
        },
        readyMs: FILL_MS,
      },
    );
    await filling.stop();
    return { engine: name, posts, people, administratorToken: filling.ready.administratorToken, env, remove };
  } catch (error) {
    await remove();
    throw error;
  }
}
