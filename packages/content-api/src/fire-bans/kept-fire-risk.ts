import type { FireRiskForecast } from '@brandpost/domain';
import type { Database } from '../db/database.ts';
import { readInstallationValue, writeInstallationValue } from '../db/installation-value.ts';

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

export function keptFireRisk(db: Database): Promise<KeptFireRisk | null> {
  return readInstallationValue(db, KEY);
}

export function keepFireRisk(db: Database, risk: KeptFireRisk): Promise<void> {
  return writeInstallationValue(db, KEY, risk);
}
