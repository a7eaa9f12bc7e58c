import type { AlertDetails, ContentNode, Language, Vacancy } from '@brandpost/domain';
import { sql } from 'kysely';
import type { Database } from '../db/database.ts';
import { takeStartLock } from '../db/start-lock.ts';
import { resolveRows } from '../shared-content/resolve-content.ts';
import { type SearchableText, searchableTextOfLink, searchableTextOfPost } from './searchable-text.ts';
import { writeSearchEntry } from './write-search-entry.ts';

/**
 * How entries are written. To be raised whenever words are stemmed, split, left out or weighed in another way: what is
 * asked and what is found have to be prepared alike.
 */
const INDEX_VERSION = 10;
const MARKER = 'search-index';
const ENTRIES_PER_TRANSACTION = 100;

/** Any number of our own: held while entries are written, so that two processes do not both do it. */
export const RENEWAL_LOCK = 5_820_113;

/**
 * Writes every search entry anew where an earlier version of the service has written them.
 * @returns how many
 */
export async function renewSearchIndex(db: Database): Promise<number> {
  if (await isCurrent(db)) return 0;
  let written = 0;
  for (const [kind, read] of [
    ['post', readPosts],
    ['link', readLinks],
  ] as const) {
    for (let after = 0; ; ) {
      const entries = await db.transaction().execute(async (trx) => {
        await takeStartLock(trx, RENEWAL_LOCK);
        if (await isCurrent(trx)) return [];
        const found = await read(trx, after);
        for (const { id, text } of found) {
          await writeSearchEntry(trx, kind === 'post' ? { postId: id } : { linkId: id }, text);
        }
        return found;
      });
      written += entries.length;
      const last = entries.at(-1);
      if (last === undefined) break;
      after = last.id;
    }
  }
  const value = JSON.stringify({ version: INDEX_VERSION });
  await db
    .insertInto('installation')
    .values({ key: MARKER, value })
    .onConflict((conflict) => conflict.column('key').doUpdateSet({ value }))
    .execute();
  return written;
}

async function isCurrent(db: Database): Promise<boolean> {
  const row = await db
    .selectFrom('installation')
    .select('value')
    .where('key', '=', MARKER)
    .executeTakeFirst();
  return (row?.value as { version?: number } | undefined)?.version === INDEX_VERSION;
}

type Entry = { id: number; text: SearchableText };

/** Locked, so that nobody writes an older text over a newer one. */
async function readPosts(trx: Database, after: number): Promise<Entry[]> {
  const { rows } = await sql<{
    id: number;
    title: string;
    excerpt: string;
    content: ContentNode[];
    alert: AlertDetails | null;
    vacancy: Vacancy | null;
    language: Language;
  }>`
    select id, title, excerpt, content, alert, vacancy, language from post where id > ${after}
    order by id limit ${ENTRIES_PER_TRANSACTION} for update`.execute(trx);
  const whole = await resolveRows(trx, rows);
  return whole.map((row) => ({ id: row.id, text: searchableTextOfPost(row) }));
}

async function readLinks(trx: Database, after: number): Promise<Entry[]> {
  const rows = await trx
    .selectFrom('link')
    .select(['id', 'name', 'short_description', 'long_description', 'needs'])
    .where('id', '>', after)
    .orderBy('id')
    .limit(ENTRIES_PER_TRANSACTION)
    .forUpdate()
    .execute();
  return rows.map((row) => ({
    id: row.id,
    text: searchableTextOfLink({
      name: row.name,
      shortDescription: row.short_description,
      longDescription: row.long_description,
      needs: row.needs,
    }),
  }));
}
