import { sql } from 'kysely';
import type { Database } from '../db/database.ts';

/** What the service calls itself: the name of the node that everyone is in; empty before there is one. */
export async function serviceNameOf(db: Database): Promise<string> {
  const { rows } = await sql<{ name: string }>`select name from node where parent_id is null
    order by id limit 1`.execute(db);
  return rows[0]?.name ?? '';
}
