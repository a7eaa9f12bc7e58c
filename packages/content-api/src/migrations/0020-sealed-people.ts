import { type Kysely, sql } from 'kysely';
import { auditHash, FIRST_HASH, type HashedEntry } from '../changes/audit-hash.ts';
import { isPersonal, newPersonKey, placeOf, sealPersonal } from '../changes/personal-values.ts';

const BATCH = 1_000;

type Entry = HashedEntry & { hash: Uint8Array };

/**
 * What the audit log tells of people is sealed with a key for each, so that it can be forgotten. Entries from before are
 * sealed and chained anew, once; the chain's former end stands in an entry of its own. Source: ADR 0033.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create table person_key (
    user_id integer primary key references app_user on delete cascade,
    key bytea not null
  )`.execute(db);
  await sql`alter table audit_entry disable trigger audit_entry_is_kept`.execute(db);
  const keyOf = await keysFor(db);
  let former: Buffer = FIRST_HASH;
  let hash: Buffer = FIRST_HASH;
  let last = 0;
  let brokenAt: number | null = null;
  let sealed = 0;
  for (;;) {
    const { rows } = await sql<Entry>`select * from audit_entry where id > ${last}
      order by id limit ${BATCH}`.execute(db);
    for (const row of rows) {
      former = auditHash(former, row);
      const isAsWritten = row.id === last + 1 && former.equals(Buffer.from(row.hash));
      if (!isAsWritten) brokenAt ??= row.id;
      former = Buffer.from(row.hash);
      const before = await sealedSide(row, 'before', keyOf);
      const after = await sealedSide(row, 'after', keyOf);
      if (before !== row.before || after !== row.after) sealed += 1;
      hash = auditHash(hash, { ...row, before, after });
      last = row.id;
      if (!hash.equals(former)) {
        await sql`update audit_entry set before = ${before}, after = ${after}, hash = ${hash}
          where id = ${row.id}`.execute(db);
      }
    }
    if (rows.length < BATCH) break;
  }
  if (sealed > 0) {
    const after = { sealed, formerHead: former.toString('hex'), wasIntact: brokenAt === null, brokenAt };
    await addEntry(db, { id: last + 1, before: hash, after: JSON.stringify(after) });
  }
  await sql`alter table audit_entry enable trigger audit_entry_is_kept`.execute(db);
}

async function sealedSide(
  row: Entry,
  side: 'before' | 'after',
  keyOf: (userId: number) => Promise<Buffer>,
): Promise<string | null> {
  const text = row[side];
  if (text === null || row.entity !== 'user' || row.entity_id === null) return text;
  const value: unknown = JSON.parse(text);
  if (!isPersonal(value)) return text;
  return JSON.stringify(sealPersonal(value, await keyOf(Number(row.entity_id)), placeOf(row.id, side)));
}

/** A key is kept for those who are still there; what is recorded of those who have been forgotten opens to nobody. */
async function keysFor(db: Kysely<unknown>): Promise<(userId: number) => Promise<Buffer>> {
  const { rows } = await sql<{ id: number }>`select id from app_user where id::text not in (
    select entity_id from audit_entry where action = 'user.anonymise' and entity_id is not null)`.execute(db);
  const there = new Set(rows.map(({ id }) => id));
  const keys = new Map<number, Buffer>();
  return async (userId) => {
    const known = keys.get(userId);
    if (known !== undefined) return known;
    const key = newPersonKey();
    keys.set(userId, key);
    if (there.has(userId)) {
      await sql`insert into person_key (user_id, key) values (${userId}, ${key})`.execute(db);
    }
    return key;
  };
}

async function addEntry(
  db: Kysely<unknown>,
  { id, before, after }: { id: number; before: Buffer; after: string },
): Promise<void> {
  const entry: HashedEntry = {
    id,
    at: new Date(),
    actor_id: null,
    subject_id: null,
    action: 'installation.seal-audit-log',
    entity: 'installation',
    entity_id: null,
    before: null,
    after,
    request_id: null,
    is_public: false,
  };
  const hash = auditHash(before, entry);
  await sql`insert into audit_entry (id, at, action, entity, after, is_public, hash)
    values (${id}, ${entry.at}, ${entry.action}, ${entry.entity}, ${after}, false, ${hash})`.execute(db);
  await sql`update audit_head set last_id = ${id}, last_hash = ${hash}`.execute(db);
}
