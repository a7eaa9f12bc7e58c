import { ANONYMOUS_VIEWER, isVisible } from '@brandpost/domain';
import { sql } from 'kysely';
import type { Database } from '../db/database.ts';
import type { PostFields } from './post-fields.ts';
import { ROOT_NODE_ID } from './visible-to.ts';

/** Whether visitors may see any of these states of a post: then they are told when it changes. */
export async function isPublic(trx: Database, states: readonly PostFields[], now: Date): Promise<boolean> {
  const { rows } = await sql<{ root: number | null }>`select ${ROOT_NODE_ID} as root`.execute(trx);
  const root = rows[0]?.root ?? null;
  const rootNodeIds = root === null ? [] : [root];
  return states.some((fields) => isVisible(fields, ANONYMOUS_VIEWER, { now, rootNodeIds }));
}
