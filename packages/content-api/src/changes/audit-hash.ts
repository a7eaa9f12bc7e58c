import { createHash } from 'node:crypto';

/** All of an audit entry that its hash vouches for. */
export type HashedEntry = {
  id: number;
  at: Date;
  actor_id: number | null;
  subject_id: number | null;
  action: string;
  entity: string;
  entity_id: string | null;
  before: string | null;
  after: string | null;
  request_id: string | null;
  is_public: boolean;
};

/** What the first entry is chained to. */
export const FIRST_HASH = Buffer.alloc(32);

/** The hash of an entry and of all before it: SHA-256 of the hash before and the entry as a JSON list. */
export function auditHash(hashBefore: Buffer, entry: HashedEntry): Buffer {
  const { id, at, actor_id, subject_id, action, entity, entity_id, before, after, request_id, is_public } =
    entry;
  const text = JSON.stringify([
    ...[id, at.toISOString(), actor_id, subject_id, action, entity, entity_id],
    ...[before, after, request_id, is_public],
  ]);
  return createHash('sha256').update(hashBefore).update(text, 'utf8').digest();
}
