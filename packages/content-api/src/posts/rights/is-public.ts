import { ANONYMOUS_VIEWER, isVisible, type PostFields } from '@brandpost/domain';
import { sql } from 'kysely';
import type { Database } from '../../db/database.ts';
import { ROOT_NODE_ID } from './visible-to.ts';

/** Whether visitors may see any of these states of a post: then they are notified when it changes. */
export async function isPublic(trx: Database, states: readonly PostFields[], now: Date): Promise<boolean> {
  const context = { now, rootNodeIds: await rootNodeIds(trx) };
  return states.some((fields) => isVisible(fields, ANONYMOUS_VIEWER, context));
}

/** The node that stands for everyone, as the domain's rules want it; none in an empty service. */
export async function rootNodeIds(db: Database): Promise<number[]> {
  const { rows } = await sql<{ root: number | null }>`select ${ROOT_NODE_ID} as root`.execute(db);
  const root = rows[0]?.root ?? null;
  return root === null ? [] : [root];
}
