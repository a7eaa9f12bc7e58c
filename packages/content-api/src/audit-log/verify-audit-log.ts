import { auditHash, FIRST_HASH } from '../changes/audit-hash.ts';
import type { Database } from '../db/database.ts';

/** What a look at the whole log has shown. */
export type AuditVerdict =
  | { isIntact: true; entries: number; head: string }
  | { isIntact: false; entries: number; brokenAt: number; reason: 'missing' | 'altered' | 'head' };

const BATCH = 1_000;

/** Goes through the audit log from its beginning and tells the first entry that is not as it was written. */
export async function verifyAuditLog(
  db: Database,
  onProgress: (entries: number) => void = () => {},
): Promise<AuditVerdict> {
  let hash: Buffer = FIRST_HASH;
  let lastId = 0;
  for (;;) {
    const rows = await db
      .selectFrom('audit_entry')
      .selectAll()
      .where('id', '>', lastId)
      .orderBy('id')
      .limit(BATCH)
      .execute();
    for (const row of rows) {
      if (row.id !== lastId + 1)
        return { isIntact: false, entries: lastId, brokenAt: lastId + 1, reason: 'missing' };
      hash = auditHash(hash, row);
      if (!hash.equals(Buffer.from(row.hash))) {
        return { isIntact: false, entries: lastId, brokenAt: row.id, reason: 'altered' };
      }
      lastId = row.id;
    }
    onProgress(lastId);
    if (rows.length < BATCH) break;
  }
  const head = await db.selectFrom('audit_head').select(['last_id', 'last_hash']).executeTakeFirst();
  const isHead = head?.last_id === lastId && hash.equals(Buffer.from(head.last_hash));
  return isHead
    ? { isIntact: true, entries: lastId, head: hash.toString('hex') }
    : { isIntact: false, entries: lastId, brokenAt: lastId + 1, reason: 'head' };
}
