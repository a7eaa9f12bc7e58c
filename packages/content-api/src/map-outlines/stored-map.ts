import type { MapFeature, Position } from '@brandpost/domain';
import type { Actor } from '../changes/actor.ts';
import { recordChange } from '../changes/record-change.ts';
import type { Database } from '../db/database.ts';
import { readInstallationValue, writeInstallationValue } from '../db/installation-value.ts';
import { SWEDEN_LAND } from './sweden-land.ts';

/** Fact about the installation: what its map shows beside the coasts of Sweden. */
const MAP_KEY = 'map';

const COASTS: MapFeature = {
  ...{ kind: 'land', name: '' },
  parts: SWEDEN_LAND.map((ring) => ring.split(' ').map((pair) => pair.split(',').map(Number) as Position)),
};

/** What the map shows: a service's own outlines, with the coasts of Sweden below them unless it has its own land. */
export async function readMap(db: Database): Promise<MapFeature[]> {
  const own = (await readInstallationValue<MapFeature[]>(db, MAP_KEY)) ?? [];
  return own.some(({ kind }) => kind === 'land') ? own : [COASTS, ...own];
}

/** Puts outlines in place of those that were there; the audit log has how many. Belongs in a transaction. */
export async function storeMap(
  trx: Database,
  features: readonly MapFeature[],
  by: Actor,
  now: Date,
): Promise<void> {
  const before = (await readInstallationValue<MapFeature[]>(trx, MAP_KEY)) ?? [];
  await writeOwnMap(trx, features);
  await recordChange(
    trx,
    by,
    {
      ...{ action: 'installation.map', entity: 'installation', entityId: null, isPublic: true },
      ...{ before: { features: before.length }, after: { features: features.length } },
    },
    now,
  );
}

/** What the map shows from now on, beside the coasts; nobody is notified. */
export async function writeOwnMap(trx: Database, features: readonly MapFeature[]): Promise<void> {
  await writeInstallationValue(trx, MAP_KEY, features);
}
