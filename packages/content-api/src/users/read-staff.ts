import { ADMINISTRATOR_ROLE_KEY, type Viewer } from '@brandpost/domain';
import { sql } from 'kysely';
import type { Database } from '../db/database.ts';

/** Somebody with an active account, as far as it decides what is meant for them. */
export type StaffMember = Omit<Viewer, 'userId'> & { id: number; displayName: string };

/** Everybody with an active account, by name. */
export async function readStaff(db: Database): Promise<StaffMember[]> {
  const { rows } = await sql<StaffMember>`select app_user.id, app_user.display_name as "displayName",
      array(select node_id from user_node where user_id = app_user.id) as "nodeIds",
      array(select category_id from user_job where user_id = app_user.id) as "categoryIds",
      exists (select 1 from user_role join role on role.id = user_role.role_id
        where user_role.user_id = app_user.id and role.key = ${ADMINISTRATOR_ROLE_KEY}) as "isAdministrator"
    from app_user where app_user.is_active order by app_user.display_name_key, app_user.id`.execute(db);
  return rows;
}
