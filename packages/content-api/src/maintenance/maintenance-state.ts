import type { Maintenance } from '@brandpost/rubicore-api';
import type { Database } from '../db/database.ts';
import { readInstallationValue, writeInstallationValue } from '../db/installation-value.ts';

/** Fact about the installation: what somebody has said of its maintenance. */
const MAINTENANCE_KEY = 'maintenance';

const OFF: Maintenance = { isOn: false, text: null, until: null };

/** Whether the site is closed for maintenance at a moment: what ends by itself has ended. */
export async function readMaintenance(db: Database, now: Date): Promise<Maintenance> {
  const kept = (await readInstallationValue<Maintenance>(db, MAINTENANCE_KEY)) ?? OFF;
  return kept.until !== null && new Date(kept.until) <= now ? OFF : kept;
}

export function writeMaintenance(trx: Database, maintenance: Maintenance): Promise<void> {
  return writeInstallationValue(trx, MAINTENANCE_KEY, maintenance);
}
