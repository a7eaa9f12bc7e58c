import type { Maintenance } from '@brandpost/rubicore-api';
import type { Database } from '../db/database.ts';

/** Fact about the installation: what somebody has said of its maintenance. */
const MAINTENANCE_KEY = 'maintenance';

const OFF: Maintenance = { isOn: false, text: null, until: null };

/** Whether the site is closed for maintenance at a moment: what ends by itself has ended. */
export async function readMaintenance(db: Database, now: Date): Promise<Maintenance> {
  const row = await db
    .selectFrom('installation')
    .select('value')
    .where('key', '=', MAINTENANCE_KEY)
    .executeTakeFirst();
  if (row === undefined) return OFF;
  // Written by `writeMaintenance` alone.
  const kept = row.value as Maintenance;
  return kept.until !== null && new Date(kept.until) <= now ? OFF : kept;
}

export async function writeMaintenance(trx: Database, maintenance: Maintenance): Promise<void> {
  const value = JSON.stringify(maintenance);
  await trx
    .insertInto('installation')
    .values({ key: MAINTENANCE_KEY, value })
    .onConflict((conflict) => conflict.column('key').doUpdateSet({ value }))
    .execute();
}
