/**
 * Fills a new database with the people and groups of the demo service and any number of generated posts and people. A
 * process of its own: a PGlite folder belongs to one process at a time.
 * Settings: `DATA_DIR`, or `DATABASE_URL` of an empty database; `DEMO_DIR`; `POSTS`; `PEOPLE`. Sends
 * `{type: 'ready', administratorToken}`.
 */
import {
  type Database,
  hashPasswords,
  issueToken,
  openMigratedDatabase,
  readDemoContent,
  renewSearchIndex,
  writeCapabilities,
  writeDemoContent,
  writePost,
} from '@brandpost/content-api/bulk-load';
import { ADMINISTRATOR_ROLE_KEY } from '@brandpost/domain';
import { sql } from 'kysely';
import { generatePeople } from './generate-people.ts';
import { generatePosts } from './generate-posts.ts';

const POSTS_PER_TRANSACTION = 250;

const { DATA_DIR = '', DATABASE_URL, DEMO_DIR = '', POSTS = '0', PEOPLE = '0' } = process.env;
const now = new Date();
const database = await openMigratedDatabase(
  DATABASE_URL ? { kind: 'postgres', url: new URL(DATABASE_URL) } : { kind: 'pglite', dataDir: DATA_DIR },
);
let administratorToken: string;
try {
  await fill(database.db);
  administratorToken = await tokenOfAdministrator(database.db);
} finally {
  await database.close();
}
process.send?.({ type: 'ready', administratorToken });
process.disconnect?.();

async function fill(db: Database): Promise<void> {
  await renewSearchIndex(db);
  const demo = readDemoContent(DEMO_DIR, { publicOrigin: 'http://localhost:3000', now });
  const content = { ...demo, users: [...demo.users, ...generatePeople(demo, Number(PEOPLE))] };
  await writeCapabilities(db);
  // Those who are made up cannot sign in, the demo service's people can.
  const made = { facts: new Map(), passwordHashes: await hashPasswords(demo) };
  await db.transaction().execute((trx) => writeDemoContent(trx, content, made));
  // Put down first and sorted in once at the end: that is what an import would do too.
  await sql`alter index search_entry_terms set (fastupdate = on, gin_pending_list_limit = 1048576)`.execute(
    db,
  );
  const posts = generatePosts(demo, { count: Number(POSTS), now });
  for (let done = false; !done; ) {
    await db.transaction().execute(async (trx) => {
      for (let written = 0; written < POSTS_PER_TRANSACTION && !done; written++) {
        const { value: post } = posts.next();
        if (post === undefined) done = true;
        else await writePost(trx, post);
      }
    });
  }
  await db.connection().execute(async (connection) => {
    // Longer than a question of a visitor may take.
    await sql`set statement_timeout = 0`.execute(connection);
    await sql`alter index search_entry_terms set (fastupdate = off)`.execute(connection);
    await sql`select gin_clean_pending_list('search_entry_terms')`.execute(connection);
    await sql`vacuum analyze`.execute(connection);
  });
}

async function tokenOfAdministrator(db: Database): Promise<string> {
  const { id } = await db
    .selectFrom('app_user')
    .innerJoin('user_role', 'user_role.user_id', 'app_user.id')
    .innerJoin('role', 'role.id', 'user_role.role_id')
    .where('role.key', '=', ADMINISTRATOR_ROLE_KEY)
    .select('app_user.id')
    .executeTakeFirstOrThrow();
  return (
    await issueToken(db, { type: 'user', userId: id, maskedBy: null, signedInBy: null, confirmed: null, now })
  ).token;
}
