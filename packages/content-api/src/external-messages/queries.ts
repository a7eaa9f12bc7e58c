import type { ExternalMessage, ExternalSource } from '@brandpost/rubicore-api';
import { sql } from 'kysely';
import type { Database } from '../db/database.ts';

type Row = Omit<ExternalMessage, 'sentAt' | 'expiresAt'> & { sent: Date; expires: Date };

/** What is in force of some senders' messages at a moment: VMA first, then the newest. */
export async function messagesInForce(
  db: Database,
  sources: readonly ExternalSource[],
  now: Date,
): Promise<ExternalMessage[]> {
  if (sources.length === 0) return [];
  const { rows } =
    await sql<Row>`select source, identifier as id, title, description as text, areas, language,
      is_update as "isUpdated", web, sent, expires
    from external_message where ended is null and expires > ${now} and source = any(${[...sources]}::text[])
    order by (source = 'sr-vma') desc, sent desc, identifier`.execute(db);
  return rows.map(({ sent, expires, ...row }) => ({
    ...row,
    sentAt: sent.toISOString(),
    expiresAt: expires.toISOString(),
  }));
}
