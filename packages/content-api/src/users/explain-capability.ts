import { ADMINISTRATOR_ROLE_KEY } from '@brandpost/domain';
import type { CapabilityExplanation } from '@brandpost/rubicore-api';
import { sql } from 'kysely';
import type { Database } from '../db/database.ts';
import { notFound } from '../errors.ts';

type Row = { own: boolean | null; is_administrator: boolean; roles: CapabilityExplanation['roles'] };

/**
 * Why a user may or may not do something: administrators may everything; else a grant of their own decides; else their
 * roles, among which a denial wins. Source: DESIGN section 5, Capabilities.
 * @throws notFound for a user or a capability that is not there
 */
export async function explainCapability(
  db: Database,
  userId: number,
  key: string,
): Promise<CapabilityExplanation> {
  const { rows } = await sql<Row>`
    select (select value from user_capability where user_id = app_user.id and capability_key = capability.key) as own,
      exists (select 1 from user_role join role on role.id = user_role.role_id
        where user_role.user_id = app_user.id and role.key = ${ADMINISTRATOR_ROLE_KEY}) as is_administrator,
      (select coalesce(json_agg(json_build_object('id', role.id, 'key', role.key, 'name', role.name,
          'value', role_capability.value) order by role.id), '[]')
        from user_role join role on role.id = user_role.role_id
          join role_capability on role_capability.role_id = role.id
            and role_capability.capability_key = capability.key
        where user_role.user_id = app_user.id) as roles
    from app_user, capability where app_user.id = ${userId} and capability.key = ${key}`.execute(db);
  const [row] = rows;
  if (row === undefined) throw notFound();
  return { key, own: row.own, roles: row.roles, ...decisionOf(row) };
}

function decisionOf({
  own,
  is_administrator,
  roles,
}: Row): Pick<CapabilityExplanation, 'value' | 'decidedBy'> {
  if (is_administrator) return { value: true, decidedBy: 'administrator' };
  if (own !== null) return { value: own, decidedBy: 'own' };
  if (roles.length === 0) return { value: null, decidedBy: 'nothing' };
  return { value: roles.every((role) => role.value), decidedBy: 'role' };
}
