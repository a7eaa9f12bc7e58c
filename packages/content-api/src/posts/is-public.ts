import type { PostFields } from '@brandpost/domain';
import { ANONYMOUS_VIEWER, isVisible } from '@brandpost/domain';
import type { Database } from '../db/database.ts';
import { rootNodeIds } from './root-node-ids.ts';

/** Whether visitors may see any of these states of a post: then they are told when it changes. */
export async function isPublic(trx: Database, states: readonly PostFields[], now: Date): Promise<boolean> {
  const context = { now, rootNodeIds: await rootNodeIds(trx) };
  return states.some((fields) => isVisible(fields, ANONYMOUS_VIEWER, context));
}
