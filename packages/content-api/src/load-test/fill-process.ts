/**
 * Fills an empty database with the people and groups of the demo service and any number of generated posts, for
 * `pnpm bench`. A process of its own: a PGlite folder belongs to one process at a time.
 * Settings: `DATA_DIR`, `DATABASE_URL`, `DEMO_DIR`, `POSTS`.
 */
import { sql } from 'kysely';
import { writeCapabilities } from '../access/capabilities.ts';
import type { Database } from '../db/database.ts';
import { openDatabase } from '../db/open-database.ts';
import { writePost } from '../posts/write-post.ts';
import { readDemoContent } from '../seed/demo-content.ts';
import { writeDemoContent } from '../seed/seed-demo.ts';
import { generatePosts } from './generate-posts.ts';

const POSTS_PER_TRANSACTION = 250;

const { DATA_DIR = '', DATABASE_URL, DEMO_DIR = '', POSTS = '0' } = process.env;
const now = new Date();
const database = await openDatabase(
  DATABASE_URL ? { kind: 'postgres', url: new URL(DATABASE_URL) } : { kind: 'pglite', dataDir: DATA_DIR },
);
try {
  await fill(database.db);
} finally {
  await database.close();
}
process.send?.({ type: 'ready' });
process.disconnect?.();

async function fill(db: Database): Promise<void> {
  const content = readDemoContent(DEMO_DIR, { publicOrigin: 'http://localhost:3000', now });
  await writeCapabilities(db);
  const made = { facts: new Map(), passwordHashes: new Map() };
  await db.transaction().execute((trx) => writeDemoContent(trx, content, made));
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
  await sql`vacuum analyze`.execute(db);
}
