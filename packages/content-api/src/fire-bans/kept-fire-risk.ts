import type { FireRiskForecast } from '@brandpost/domain';
import type { Database } from '../db/database.ts';

/** Fact about the installation: the last forecast of the fire risk that could be read. */
const KEY = 'fire-risk';

/** A forecast as an address answered it. Kept in the database, so that every process has it, whichever has asked. */
export type KeptFireRisk = {
  address: string;
  /** null where none of what was answered could be read. */
  forecast: FireRiskForecast | null;
  etag: string | null;
  /** When the address was asked last, whatever it answered. ISO 8601. */
  askedAt: string;
};

export async function keptFireRisk(db: Database): Promise<KeptFireRisk | null> {
  const row = await db.selectFrom('installation').select('value').where('key', '=', KEY).executeTakeFirst();
  // Written by `keepFireRisk` alone.
  return (row?.value as KeptFireRisk | undefined) ?? null;
}

export async function keepFireRisk(db: Database, risk: KeptFireRisk): Promise<void> {
  const value = JSON.stringify(risk);
  await db
    .insertInto('installation')
    .values({ key: KEY, value })
    .onConflict((conflict) => conflict.column('key').doUpdateSet({ value }))
    .execute();
}
