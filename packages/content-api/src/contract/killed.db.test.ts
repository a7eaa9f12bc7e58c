import { randomBytes } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import { describe, expect, it } from 'vitest';
import { verifyAuditLog } from '../audit-log/verify-audit-log.ts';
import type { DatabaseConfig } from '../config/config.ts';
import { openMigratedDatabase } from '../migrations/migrate.ts';
import { folderWithDatabase, type ServerProcess, startServer } from './processes.fixtures.ts';

/** Many times as often at night. */
const TIMES = Number(process.env.TEST_TIMES ?? 1);
const ROUNDS = 4 * TIMES;
const LONGEST_WAIT_MS = 440;
const CLIENTS = 4;
const PASSWORD = 'brandpost-demo';

/** What the service has said yes to. */
type Acknowledged = {
  posts: Map<number, { version: number; excerpt: string }>;
  deleted: Set<number>;
  /** Numbers of working copies, by their posts. */
  copies: Map<number, number>;
  links: Set<number>;
  likes: number;
  /** Posts that it has said yes to, whatever became of them. */
  acknowledged: number;
};

/** Writes of every kind, one after the other, until the service is gone. */
async function writeOn(origin: string, token: string, said: Acknowledged): Promise<void> {
  const call = async (method: string, path: string, body?: object) => {
    const answer = await fetch(`${origin}/rubicore/core/v1${path}`, {
      method,
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    if (!answer.ok) throw new Error(`${method} ${path}: ${answer.status} ${await answer.text()}`);
    return (await answer.json()) as { id: number; version: number; excerpt: string; number: number };
  };
  for (;;) {
    const name = randomBytes(6).toString('hex');
    const html = { id: 'a', type: 'html', version: '1.0.0', props: { html: `<p>${name}</p>` }, children: [] };
    const page = { type: 'news', title: `Skriven ${name}`, nodeIds: [1], parentId: 0, content: [html] };
    const post = await call('POST', '/post', page);
    said.posts.set(post.id, { version: post.version, excerpt: '' });
    said.acknowledged++;
    const changed = await call('PUT', `/post/${post.id}`, { excerpt: name, slug: `ny-${name}` });
    said.posts.set(post.id, { version: changed.version, excerpt: name });
    await call('POST', `/post/${post.id}/node`, { values: [2] });
    const copy = await call('PUT', `/post/${post.id}/working-copy`, { title: `Skrivs ${name}` });
    said.copies.set(post.id, copy.number);
    await call('POST', '/like', { postId: post.id });
    said.likes++;
    const link = await call('POST', '/link', {
      name: `Länk ${name}`,
      shortDescription: 'Kort text',
      longDescription: 'En längre text om länken.',
      url: 'https://www.example.se/',
      type: 'e-service',
    });
    said.links.add(link.id);
    if (said.posts.size % 5 === 0) {
      // From here on it may be gone without our having heard of it.
      said.posts.delete(post.id);
      said.copies.delete(post.id);
      await call('DELETE', `/post/${post.id}`);
      await call('DELETE', `/post/${post.id}`);
      said.deleted.add(post.id);
    }
  }
}

async function signIn(origin: string): Promise<string> {
  const answer = await fetch(`${origin}/rubicore/core/v1/user/login`, {
    method: 'POST',
    headers: { authorization: 'Bearer a-token-for-tests-only', 'content-type': 'application/json' },
    body: JSON.stringify({ username: 'sysadm01', password: PASSWORD }),
  });
  return ((await answer.json()) as { token: string }).token;
}

/** Everything that holds between the rows of a database that was never interrupted halfway. */
async function expectWhole(config: DatabaseConfig, said: Acknowledged): Promise<void> {
  const { db, close } = await openMigratedDatabase(config);
  try {
    const posts = new Map(
      (await db.selectFrom('post').select(['id', 'version', 'excerpt']).execute()).map((row) => [
        row.id,
        row,
      ]),
    );
    for (const [id, { version, excerpt }] of said.posts) {
      expect(posts.get(id)?.version ?? 0, `post ${id}`).toBeGreaterThanOrEqual(version);
      expect(posts.get(id)?.excerpt).toEqual(excerpt === '' ? expect.any(String) : excerpt);
    }
    for (const id of said.deleted) expect(posts.has(id)).toBe(false);
    const links = new Set((await db.selectFrom('link').select('id').execute()).map((row) => row.id));
    expect([...said.links].filter((id) => !links.has(id))).toEqual([]);

    const copies = await db.selectFrom('post_working_copy').selectAll().execute();
    const copyOf = new Map(copies.map((row) => [row.post_id, row.number]));
    for (const [id, number] of said.copies) expect(copyOf.get(id), `copy of ${id}`).toBe(number);

    const versions = await db.selectFrom('post_version').select(['post_id', 'number']).execute();
    const kept = Map.groupBy(versions, (row) => row.post_id);
    const entries = new Set(
      (await db.selectFrom('search_entry').select('post_id').execute()).map((row) => row.post_id),
    );
    const nodes = new Set(
      (await db.selectFrom('post_node').select('post_id').execute()).map((row) => row.post_id),
    );
    for (const { id, version } of posts.values()) {
      expect(
        kept
          .get(id)
          ?.map((row) => row.number)
          .toSorted((a, b) => a - b),
        `post ${id}`,
      ).toEqual(Array.from({ length: version }, (_, index) => index + 1));
      expect([entries.has(id), nodes.has(id)], `post ${id}`).toEqual([true, true]);
    }
    expect(await verifyAuditLog(db)).toMatchObject({ isIntact: true });
  } finally {
    await close();
  }
}

const { DATABASE_URL, CI } = process.env;
if (!DATABASE_URL && CI === 'true') throw new Error('DATABASE_URL is needed to test on PostgreSQL.');

describe('a service that is killed while people write', () => {
  async function killOften(env: Record<string, string>, config: DatabaseConfig): Promise<void> {
    const said: Acknowledged = {
      posts: new Map(),
      deleted: new Set(),
      copies: new Map(),
      links: new Set(),
      likes: 0,
      acknowledged: 0,
    };
    for (let round = 0; round < ROUNDS; round++) {
      const server: ServerProcess = startServer(env);
      const message = await server.firstMessage;
      expect(message?.type, server.stderr()).toBe('ready');
      const origin = `http://127.0.0.1:${message?.port}`;
      const token = await signIn(origin);
      const before = said.acknowledged;
      const writers = Promise.allSettled(Array.from({ length: CLIENTS }, () => writeOn(origin, token, said)));
      // Killed at another moment of its work each time, once it has said yes to something, however slow the machine is.
      while (said.acknowledged === before) await wait(5);
      await wait((round * LONGEST_WAIT_MS) / ROUNDS);
      server.child.kill('SIGKILL');
      await server.exit;
      for (const outcome of await writers) {
        expect(
          outcome.status === 'rejected' && outcome.reason instanceof TypeError,
          String((outcome as { reason?: unknown }).reason),
        ).toBe(true);
      }
    }
    expect(said.acknowledged).toBeGreaterThanOrEqual(ROUNDS);
    await expectWhole(config, said);
  }

  it(
    'has every acknowledged write, and nothing by halves, on PGlite',
    async () => {
      const folder = folderWithDatabase();
      try {
        await killOften({ DATA_DIR: folder.path }, { kind: 'pglite', dataDir: folder.path });
      } finally {
        folder.remove();
      }
    },
    400_000 * TIMES,
  );

  it.skipIf(!DATABASE_URL)(
    'has every acknowledged write, and nothing by halves, on PostgreSQL',
    async () => {
      const folder = folderWithDatabase();
      const name = `brandpost_killed_${randomBytes(6).toString('hex')}`;
      const admin = new pg.Client({ connectionString: DATABASE_URL });
      await admin.connect();
      await admin.query(`create database ${name}`);
      const url = new URL(DATABASE_URL ?? '');
      url.pathname = `/${name}`;
      try {
        await killOften({ DATA_DIR: folder.path, DATABASE_URL: url.href }, { kind: 'postgres', url });
      } finally {
        await admin.query(`drop database ${name} with (force)`);
        await admin.end();
        folder.remove();
      }
    },
    400_000 * TIMES,
  );
});
