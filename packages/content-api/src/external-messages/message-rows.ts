import type { ExternalSource } from '@brandpost/rubicore-api';
import { sql } from 'kysely';
import { THE_SYSTEM } from '../changes/actor.ts';
import { recordChange } from '../changes/record-change.ts';
import type { Database } from '../db/database.ts';
import type { ExternalText } from './external-message.ts';

/** Any number of ours: several processes may ask the same senders, and one at a time writes down what they said. */
const LOCK = 4_900_023;
/** So long what has ended is kept: anyone who lists it again must not bring it back. */
const KEPT_DAYS = 30;
/** Of each sender at the most: anyone who sends another every second fills no more than this. */
const MAX_KEPT = 1000;

/** Until the transaction ends nobody else writes messages. */
export async function lockMessages(trx: Database): Promise<void> {
  await sql`select pg_advisory_xact_lock(${LOCK})`.execute(trx);
}

/** What readers see of a message, as columns. */
export function rowOf({ title, description, areas, language, web, sentMs, expiresMs }: ExternalText) {
  return {
    title,
    description,
    areas: JSON.stringify(areas),
    language,
    web,
    sent: new Date(sentMs),
    expires: new Date(expiresMs),
  };
}

type Named = { identifier: string };

/** Tells everybody that what readers see has changed. The last thing in its transaction. */
export async function announceMessages(
  trx: Database,
  source: ExternalSource,
  { begun, over }: { begun: readonly Named[]; over: readonly Named[] },
  now: Date,
): Promise<void> {
  const identifiers = (messages: readonly Named[]) => messages.map(({ identifier }) => identifier);
  await recordChange(
    trx,
    THE_SYSTEM,
    {
      action: 'external-message.change',
      entity: 'external-message',
      entityId: source,
      before: { over: identifiers(over) },
      after: { begun: identifiers(begun) },
      isPublic: true,
    },
    now,
  );
}

/** Ends what has expired, and forgets what ended long ago. @returns how many have expired */
export async function expireMessages(db: Database, now: Date): Promise<number> {
  const { rows: due } = await sql`select 1 from external_message where ended is null and expires <= ${now}
    limit 1`.execute(db);
  if (due.length === 0) return 0;
  return await db.transaction().execute(async (trx) => {
    await lockMessages(trx);
    const { rows: over } = await sql<Named & { source: ExternalSource }>`update external_message
      set ended = ${now}, ended_by = 'expiry' where ended is null and expires <= ${now}
      returning source, identifier`.execute(trx);
    for (const [source, messages] of Map.groupBy(over, (message) => message.source)) {
      await announceMessages(trx, source, { begun: [], over: messages }, now);
    }
    return over.length;
  });
}

/** Forgets what ended first of a sender's, where there is more than anybody sends. */
export async function forgetExcess(trx: Database, source: ExternalSource): Promise<void> {
  await sql`delete from external_message where source = ${source} and identifier in (
    select identifier from external_message where source = ${source} and ended is not null
    order by ended desc, identifier offset ${MAX_KEPT})`.execute(trx);
}

/** Forgets what ended long ago, and what was for another municipality than the one that is asked for now. */
export async function forgetMessages(db: Database, municipalityCode: string, now: Date): Promise<void> {
  const before = new Date(now.getTime() - KEPT_DAYS * 86_400_000);
  await sql`delete from external_message
    where ended < ${before} or municipality_code <> ${municipalityCode}`.execute(db);
}
