import { sql } from 'kysely';
import type { Database } from '../db/database.ts';
import type { ExternalMessageEnd } from '../db/schema.ts';
import { announceMessages, forgetExcess, lockMessages, rowOf } from './message-rows.ts';
import type { VmaMessage } from './read-vma.ts';
import { type EndedVma, type KeptVma, resolveVma } from './resolve-vma.ts';

/** No sender's clock is further ahead. */
const LONGEST_AHEAD_MS = 3_600_000;
/** In force at once: there are never more than a few, unless somebody lies. */
export const MAX_IN_FORCE = 50;

type Taking = { municipalityCode: string; now: Date };

/**
 * Keeps what Sveriges Radio lists. Being told the same again changes nothing and writes nothing.
 * @returns whether readers see something else than before
 */
export async function storeVma(
  db: Database,
  listed: readonly VmaMessage[],
  taking: Taking,
): Promise<boolean> {
  return await db.transaction().execute(async (trx) => {
    await lockMessages(trx);
    const kept = await keptVma(trx);
    const known = new Map(kept.map((message) => [message.identifier, message]));
    const ended = resolveVma(kept, listed);
    const over = kept.filter(({ identifier, endedBy }) => endedBy === null && ended.has(identifier));
    const room = MAX_IN_FORCE - kept.filter(({ endedBy }) => endedBy === null).length + over.length;
    const added = newMessages(listed, { known, taking, room });
    if (over.length + added.length === 0) return false;
    await endAll(trx, over, ended, taking.now);
    for (const message of added) await insert(trx, message, { ended, taking });
    await forgetExcess(trx, 'sr-vma');
    const begun = added.filter(({ identifier }) => !ended.has(identifier));
    if (over.length + begun.length === 0) return false;
    await announceMessages(trx, 'sr-vma', { begun, over }, taking.now);
    return true;
  });
}

type Adding = { known: ReadonlyMap<string, unknown>; taking: Taking; room: number };

/** What is for us and was not known: ended ones too, so that they stay ended when the list forgets what ended them. */
function newMessages(listed: readonly VmaMessage[], { known, taking, room }: Adding): VmaMessage[] {
  const nowMs = taking.now.getTime();
  return listed
    .filter(({ identifier, text }) => text !== null && !known.has(identifier) && text.expiresMs > nowMs)
    .filter(({ sentMs }) => sentMs <= nowMs + LONGEST_AHEAD_MS)
    .slice(0, Math.max(0, room));
}

async function keptVma(trx: Database): Promise<KeptVma[]> {
  const rows = await trx
    .selectFrom('external_message')
    .select(['identifier', 'incident', 'replaces', 'is_update', 'sent', 'ended_by'])
    .where('source', '=', 'sr-vma')
    .execute();
  return rows.map(({ is_update, sent, ended_by, ...row }) => ({
    ...row,
    isUpdate: is_update,
    sentMs: sent.getTime(),
    endedBy: ended_by,
  }));
}

async function endAll(trx: Database, over: readonly KeptVma[], ended: EndedVma, now: Date): Promise<void> {
  for (const { identifier } of over) {
    const endedBy: ExternalMessageEnd = ended.get(identifier) ?? 'update';
    await sql`update external_message set ended = ${now}, ended_by = ${endedBy}
      where source = 'sr-vma' and identifier = ${identifier}`.execute(trx);
  }
}

async function insert(
  trx: Database,
  { identifier, incident, replaces, type, text }: VmaMessage,
  { ended, taking: { municipalityCode, now } }: { ended: EndedVma; taking: Taking },
): Promise<void> {
  if (text === null) return;
  const endedBy = ended.get(identifier) ?? null;
  await trx
    .insertInto('external_message')
    .values({
      ...rowOf(text),
      source: 'sr-vma',
      identifier,
      incident,
      replaces: JSON.stringify(replaces),
      is_update: type === 'Update',
      municipality_code: municipalityCode,
      received: now,
      ended: endedBy === null ? null : now,
      ended_by: endedBy,
    })
    .execute();
}
