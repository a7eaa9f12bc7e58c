/**
 * Fills a new database with the people and groups of the demo service and any number of generated posts, for
 * `pnpm bench`. A process of its own: a PGlite folder belongs to one process at a time.
 * Settings: `DATA_DIR`, or `DATABASE_URL` of a server on which a database is made; `DEMO_DIR`; `POSTS`. Sends
 * `{type: 'ready', databaseUrl}`.
 */
import { randomBytes } from 'node:crypto';
import { sql } from 'kysely';
import { writeCapabilities } from '../access/capabilities.ts';
import type { Database } from '../db/database.ts';
import { openDatabase } from '../db/open-database.ts';
import { writePost } from '../posts/write-post.ts';
import { readDemoContent } from '../seed/demo-content.ts';
import { writeDemoContent } from '../seed/seed-demo.ts';
import { generatePosts } from './generate-posts.ts';
import { onServer } from './on-server.ts';

const POSTS_PER_TRANSACTION = 250;

const { DATA_DIR = '', DATABASE_URL, DEMO_DIR = '', POSTS = '0' } = process.env;
const now = new Date();
const databaseUrl = DATABASE_URL ? await makeDatabase(new URL(DATABASE_URL)) : null;
const database = await openDatabase(
  databaseUrl === null ? { kind: 'pglite', dataDir: DATA_DIR } : { kind: 'postgres', url: databaseUrl },
);
try {
  await fill(database.db);
} finally {
  await database.close();
}
process.send?.({ type: 'ready', databaseUrl: databaseUrl?.href ?? null });
process.disconnect?.();

async function makeDatabase(server: URL): Promise<URL> {
  const url = new URL(server);
  url.pathname = `/brandpost_bench_${randomBytes(6).toString('hex')}`;
  await onServer(server, `create database ${url.pathname.slice(1)}`);
  return url;
}

async function fill(db: Database): Promise<void> {
  const content = readDemoContent(DEMO_DIR, { publicOrigin: 'http://localhost:3000', now });
  await writeCapabilities(db);
  const made = { facts: new Map(), passwordHashes: new Map() };
  await db.transaction().execute((trx) => writeDemoContent(trx, content, made));
  // Put down first and sorted in once at the end: that is what an import would do too.
  await sql`alter index search_entry_terms set (fastupdate = on, gin_pending_list_limit = 1048576)`.execute(
    db,
  );
  const posts = generatePosts(content, { count: Number(POSTS), now });
  for (let done = false; !done; ) {
    await db.transaction().execute(async (trx) => {
      for (let written = 0; written < POSTS_PER_TRANSACTION && !done; written++) {
        const { value: post } = posts.next();
        if (post === undefined) done = true;
        else await writePost(trx, post);
      }
    });
  }
  await sql`alter index search_entry_terms set (fastupdate = off)`.execute(db);
  await sql`select gin_clean_pending_list('search_entry_terms')`.execute(db);
  await sql`vacuum analyze`.execute(db);
}
