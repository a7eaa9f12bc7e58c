import type { AlertApprover } from '@brandpost/rubicore-api';
import { sql } from 'kysely';
import type { ApiViewer } from '../access/api-viewer.ts';
import { holdsCapability } from '../access/holds-capability.ts';
import type { Database } from '../db/database.ts';

/** Who else than somebody may approve an alert, in the order of Swedish names. */
export async function findApprovers(db: Database, { userId, maskedBy }: ApiViewer): Promise<AlertApprover[]> {
  const { rows } = await sql<AlertApprover>`select app_user.id, app_user.display_name as "displayName"
    from app_user where app_user.is_active
      and app_user.id <> all(${[userId, maskedBy].filter((id) => id !== null)}::integer[])
      and ${holdsCapability('publish_alert')}
    order by app_user.display_name_key, app_user.id`.execute(db);
  return rows;
}
