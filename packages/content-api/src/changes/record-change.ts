import type { AuditAction } from '@brandpost/domain';
import { sql } from 'kysely';
import type { Database } from '../db/database.ts';
import type { Actor } from './actor.ts';
import { auditHash } from './audit-hash.ts';
import { personKey } from './person-keys.ts';
import { isPersonal, placeOf, type Side, sealPersonal } from './personal-values.ts';

/** The channel on which the database tells that an entry has been added. */
export const CHANGE_CHANNEL = 'brandpost_change';

export type ChangedEntity =
  | 'post'
  | 'category'
  | 'media'
  | 'link'
  | 'node'
  | 'role'
  | 'user'
  | 'token'
  | 'like'
  | 'external-message'
  | 'fire-ban'
  | 'post-template'
  | 'shared-block'
  | 'saved-view'
  | 'installation';

export type Change = {
  /** The entity and what was done to it: `post.update`. */
  action: AuditAction;
  entity: ChangedEntity;
  entityId: number | string | null;
  /** What it was and what it became: values that JSON can hold, never a secret. */
  before?: unknown;
  after?: unknown;
  /** Whether visitors could see something of it, before or after; they are notified of nothing else. */
  isPublic?: boolean;
};

/**
 * Adds a change to the audit log, which is the stream of events at the same time. Every write calls it within its
 * transaction, as the last thing: from here on other writes wait until the transaction is over.
 */
export async function recordChange(trx: Database, by: Actor, change: Change, now: Date): Promise<void> {
  const { rows } = await sql<{ last_id: number; last_hash: Uint8Array }>`
    update audit_head set last_id = last_id + 1 returning last_id, last_hash`.execute(trx);
  const [head] = rows;
  if (head === undefined) throw new Error('The audit log has lost its head.');
  const entry = {
    id: head.last_id,
    at: now,
    actor_id: by.maskedBy ?? by.userId,
    subject_id: by.maskedBy === null ? null : by.userId,
    action: change.action,
    entity: change.entity,
    entity_id: change.entityId === null ? null : String(change.entityId),
    before: await textOf(trx, change, { entryId: head.last_id, side: 'before' }),
    after: await textOf(trx, change, { entryId: head.last_id, side: 'after' }),
    request_id: by.requestId,
    is_public: change.isPublic ?? false,
  };
  if (entry.is_public) by.onPublicChange?.();
  const hash = auditHash(Buffer.from(head.last_hash), entry);
  await trx
    .insertInto('audit_entry')
    .values({ ...entry, hash })
    .execute();
  await sql`update audit_head set last_hash = ${hash}`.execute(trx);
  await sql`select pg_notify(${CHANGE_CHANNEL}, ${String(entry.id)})`.execute(trx);
}

/** One side as JSON text; what is personal in it is sealed, so that the person can be forgotten. */
async function textOf(
  trx: Database,
  { entity, entityId, ...sides }: Change,
  { entryId, side }: { entryId: number; side: Side },
): Promise<string | null> {
  const value = sides[side];
  if (value === undefined) return null;
  if (entity !== 'user' || entityId === null || !isPersonal(value)) return JSON.stringify(value);
  const key = await personKey(trx, Number(entityId));
  return JSON.stringify(sealPersonal(value, key, placeOf(entryId, side)));
}
