import { sql } from 'kysely';
import type { Database } from '../db/database.ts';

/** Set when the demo content has been put in. */
export const DEMO_MARKER = 'demo-content';

/** Whether nothing has ever been written by anybody: the only database that demo content may go into. */
export async function isUntouched(db: Database): Promise<boolean> {
  const { rows } = await sql<{ is_touched: boolean }>`select
    exists (select 1 from installation where key = ${DEMO_MARKER})
    or exists (select 1 from post) or exists (select 1 from app_user) or exists (select 1 from node)
    as is_touched`.execute(db);
  return rows[0]?.is_touched === false;
}
