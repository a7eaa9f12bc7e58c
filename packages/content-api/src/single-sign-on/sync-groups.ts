import { ADMINISTRATOR_ROLE_KEY } from '@brandpost/domain';
import { sql } from 'kysely';
import { isLastAdministrator } from '../access/administrators.ts';
import type { Change } from '../changes/record-change.ts';
import type { GroupMapping } from '../config/saml-attributes.ts';
import type { Database } from '../db/database.ts';

/**
 * Roles and nodes that the settings map to groups follow those groups, both ways; all others are left alone. A role or
 * node that is not there is passed over; the last administrator stays one.
 */
export async function syncGroups(
  trx: Database,
  userId: number,
  groups: readonly string[],
  mapping: readonly GroupMapping[],
): Promise<Change[]> {
  if (mapping.length === 0) return [];
  const inGroup = (entry: GroupMapping) => groups.includes(entry.group);
  const roles = mapping.flatMap((entry) => ('role' in entry ? [entry] : []));
  const nodes = mapping.flatMap((entry) => ('node' in entry ? [entry] : []));
  const hasRoles = roles.filter(inGroup).map(({ role }) => role);
  const hasNodes = nodes.filter(inGroup).map(({ node }) => node);
  const keptRoles = (await isLastAdministrator(trx, userId))
    ? [...hasRoles, ADMINISTRATOR_ROLE_KEY]
    : hasRoles;
  const before = await membershipsOf(trx, userId);
  await sql`delete from user_role using role where user_role.role_id = role.id and user_id = ${userId}
    and role.key = any(${roles.map(({ role }) => role)}::text[])
    and role.key <> all(${keptRoles}::text[])`.execute(trx);
  await sql`insert into user_role (user_id, role_id) select ${userId}::integer, id from role
    where key = any(${hasRoles}::text[]) on conflict do nothing`.execute(trx);
  await sql`delete from user_node where user_id = ${userId}
    and node_id = any(${nodes.map(({ node }) => node)}::integer[])
    and node_id <> all(${hasNodes}::integer[])`.execute(trx);
  await sql`insert into user_node (user_id, node_id) select ${userId}::integer, id from node
    where id = any(${hasNodes}::integer[]) on conflict do nothing`.execute(trx);
  const after = await membershipsOf(trx, userId);
  if (JSON.stringify(before) === JSON.stringify(after)) return [];
  return [{ action: 'user.follow-groups', entity: 'user', entityId: userId, before, after }];
}

type Memberships = { roles: string[]; groups: number[] };

async function membershipsOf(trx: Database, userId: number): Promise<Memberships> {
  const { rows } = await sql<Memberships>`select
    array(select key from user_role join role on role.id = role_id where user_id = ${userId} order by 1) as roles,
    array(select node_id from user_node where user_id = ${userId} order by 1) as groups`.execute(trx);
  return rows[0] ?? { roles: [], groups: [] };
}
