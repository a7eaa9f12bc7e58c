import { ADMINISTRATOR_ROLE_KEY, capabilityValue } from '@brandpost/domain';
import type { AlertApprover } from '@brandpost/rubicore-api';
import { sql } from 'kysely';
import type { ApiViewer } from '../access/api-viewer.ts';
import { rightsOfUser } from '../access/viewer-of-user.ts';
import type { Database } from '../db/database.ts';

const RIGHT = 'publish_alert';

/** Who else than somebody may approve an alert, in the order of Swedish names. */
export async function findApprovers(db: Database, { userId, maskedBy }: ApiViewer): Promise<AlertApprover[]> {
  // Whoever is given the right by anything; what denies it to them is judged by the one rule.
  const { rows } = await sql<AlertApprover>`select app_user.id, app_user.display_name as "displayName"
    from app_user where app_user.is_active
      and app_user.id <> all(${[userId, maskedBy].filter((id) => id !== null)}::integer[])
      and (exists (select 1 from user_capability where user_id = app_user.id and capability_key = ${RIGHT} and value)
        or exists (select 1 from user_role join role on role.id = user_role.role_id
          left join role_capability on role_capability.role_id = role.id and capability_key = ${RIGHT}
          where user_id = app_user.id and (value or role.key = ${ADMINISTRATOR_ROLE_KEY})))
    order by app_user.display_name_key, app_user.id`.execute(db);
  const approvers: AlertApprover[] = [];
  for (const row of rows) {
    const rights = await rightsOfUser(db, row.id);
    if (rights !== null && capabilityValue(rights.grants, RIGHT) === true) approvers.push(row);
  }
  return approvers;
}
