import { sql } from 'kysely';
import type { Database } from '../db/database.ts';
import { announceMessages, forgetExcess, lockMessages, rowOf } from './message-rows.ts';
import type { NewsItem } from './read-news.ts';
import { MAX_IN_FORCE } from './store-vma.ts';

type Kept = { identifier: string; mark: string; isEnded: boolean };

/**
 * Keeps what krisinformation.se lists: a news item is in force while it is listed, in the wording that it is listed in.
 * Receiving the same again writes nothing.
 * @returns whether readers see something else than before
 */
export async function storeNews(
  db: Database,
  items: readonly NewsItem[],
  { municipalityCode, now }: { municipalityCode: string; now: Date },
): Promise<boolean> {
  const listed = items.filter(({ text }) => text.expiresMs > now.getTime()).slice(0, MAX_IN_FORCE);
  return await db.transaction().execute(async (trx) => {
    await lockMessages(trx);
    const kept = await keptNews(trx);
    const known = new Map(kept.map((row) => [row.identifier, row]));
    const begun = listed.filter((item) => {
      const row = known.get(item.identifier);
      return row === undefined || row.isEnded || row.mark !== markOf(item);
    });
    const names = new Set(listed.map(({ identifier }) => identifier));
    const over = kept.filter(({ identifier, isEnded }) => !isEnded && !names.has(identifier));
    if (begun.length + over.length === 0) return false;
    for (const item of begun) await write(trx, item, { municipalityCode, now });
    for (const { identifier } of over) {
      await sql`update external_message set ended = ${now}, ended_by = 'withdrawal'
        where source = 'krisinformation' and identifier = ${identifier}`.execute(trx);
    }
    await forgetExcess(trx, 'krisinformation');
    await announceMessages(trx, 'krisinformation', { begun, over }, now);
    return true;
  });
}

/** Differs where readers would see a difference. */
function markOf({ text: { title, description, areas, web, sentMs } }: NewsItem): string {
  return JSON.stringify([title, description, areas, web, sentMs]);
}

async function keptNews(trx: Database): Promise<Kept[]> {
  const rows = await trx
    .selectFrom('external_message')
    .select(['identifier', 'title', 'description', 'areas', 'web', 'sent', 'ended'])
    .where('source', '=', 'krisinformation')
    .execute();
  return rows.map(({ identifier, title, description, areas, web, sent, ended }) => ({
    identifier,
    mark: JSON.stringify([title, description, areas, web, sent.getTime()]),
    isEnded: ended !== null,
  }));
}

async function write(
  trx: Database,
  { identifier, isUpdated, text }: NewsItem,
  { municipalityCode, now }: { municipalityCode: string; now: Date },
): Promise<void> {
  const seen = { ...rowOf(text), is_update: isUpdated, ended: null, ended_by: null };
  await trx
    .insertInto('external_message')
    .values({
      ...seen,
      source: 'krisinformation',
      identifier,
      incident: null,
      replaces: '[]',
      municipality_code: municipalityCode,
      received: now,
    })
    .onConflict((conflict) => conflict.columns(['source', 'identifier']).doUpdateSet(seen))
    .execute();
}
