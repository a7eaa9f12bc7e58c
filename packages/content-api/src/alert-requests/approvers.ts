import type { AlertApprover } from '@brandpost/rubicore-api';
import type { ApiViewer } from '../access/api-viewer.ts';
import { usersWithRight } from '../access/users-with-right.ts';
import type { Database } from '../db/database.ts';

/** Who else than somebody may approve an alert, in the order of Swedish names. */
export async function findApprovers(db: Database, { userId, maskedBy }: ApiViewer): Promise<AlertApprover[]> {
  const holders = await usersWithRight(db, 'publish_alert');
  return holders.filter(({ id }) => id !== userId && id !== maskedBy);
}
