import { sql } from 'kysely';
import { isOwnMachine } from '../config/own-machine.ts';
import type { Database } from '../db/database.ts';
import { SEARCH_RULES_KEY, writeInstallationValue } from '../db/installation-value.ts';
import { takeStartLock } from '../db/start-lock.ts';
import type { MediaFiles } from '../media-files/media-files.ts';
import { hashPassword } from '../passwords/hash-password.ts';
import { type DemoContent, readDemoContent } from './demo-content.ts';
import { DEMO_MARKER, isUntouched } from './is-untouched.ts';
import { DEMO_PASSWORD } from './known-passwords.ts';
import { type MediaFacts, storeMediaFiles } from './store-media-files.ts';
import {
  markAuthors,
  writeAccessibility,
  writeFireBans,
  writeGroups,
  writeMap,
  writeMediaAndLinks,
  writePeople,
  writePosts,
} from './write-content.ts';

/** Any number of our own: held while the demo content goes in, so that two processes do not both do it. */
const SEED_LOCK = 5_820_112;

/** Tables whose rows came with numbers of their own; new rows go on from there. */
const NUMBERED_TABLES = ['node', 'category', 'role', 'app_user', 'media', 'link', 'post'] as const;

/**
 * Puts the demo content into an empty database, once and for all: all of it or nothing. A database where anything
 * has been written is left alone. The accounts get the password that everybody knows on this machine alone.
 * @returns whether it was put in now
 */
export async function seedDemo(
  db: Database,
  options: { demoDir: string; publicOrigin: string; media: MediaFiles; now: Date },
): Promise<boolean> {
  if (!(await isUntouched(db))) return false;
  const content = readDemoContent(options.demoDir, options);
  const [facts, passwordHashes] = await Promise.all([
    storeMediaFiles(content.media, options.media, options.demoDir),
    isOwnMachine(options.publicOrigin) ? hashPasswords(content) : new Map<number, string>(),
  ]);
  return await db.transaction().execute(async (trx) => {
    await takeStartLock(trx, SEED_LOCK);
    if (!(await isUntouched(trx))) return false;
    await writeDemoContent(trx, content, { facts, passwordHashes });
    const value = JSON.stringify({ date: options.now.toISOString() });
    await trx.insertInto('installation').values({ key: DEMO_MARKER, value }).execute();
    return true;
  });
}

/** Writes all of it, whatever lies there already. Belongs in a transaction. */
export async function writeDemoContent(
  trx: Database,
  content: DemoContent,
  made: { facts: ReadonlyMap<string, MediaFacts>; passwordHashes: ReadonlyMap<number, string> },
): Promise<void> {
  await writeGroups(trx, content);
  await writeMediaAndLinks(trx, content, made.facts);
  await writePeople(trx, content, made.passwordHashes);
  await writePosts(trx, content);
  await markAuthors(trx);
  await writeInstallationValue(trx, SEARCH_RULES_KEY, content.searchRules);
  await writeFireBans(trx, content);
  await writeAccessibility(trx, content);
  await writeMap(trx, content);
  for (const table of NUMBERED_TABLES) await continueNumbers(trx, table);
  // PGlite has nobody who would do this by and by.
  await sql`analyze`.execute(trx);
}

async function continueNumbers(trx: Database, table: string): Promise<void> {
  await sql`select setval(pg_get_serial_sequence(${table}, 'id'), (select max(id) from ${sql.table(table)}))`.execute(
    trx,
  );
}

/** The accounts' password, by number. One hash each, so that equal passwords do not show. */
export async function hashPasswords(content: Pick<DemoContent, 'users'>): Promise<Map<number, string>> {
  const pairs = content.users.map(async ({ id }) => [id, await hashPassword(DEMO_PASSWORD)] as const);
  return new Map(await Promise.all(pairs));
}
