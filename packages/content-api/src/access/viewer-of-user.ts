import {
  type CapabilityGrant,
  capabilityValue,
  effectiveGrants,
  isAdministrator,
  type Role,
} from '@brandpost/domain';
import { sql } from 'kysely';
import type { Database } from '../db/database.ts';
import { notAllowed } from '../errors.ts';
import { type ApiViewer, VISITOR } from './api-viewer.ts';
import { CAPABILITIES, REVIEWS } from './capabilities.ts';

const ALL_KEYS = CAPABILITIES.map((capability) => capability.key);

/** What a user is and may do, whatever token they come with. */
export type UserRights = Pick<
  ApiViewer,
  'nodeIds' | 'categoryIds' | 'isAdministrator' | 'mayReview' | 'grants'
>;

type Row = {
  id: number;
  node_ids: number[];
  category_ids: number[];
  roles: Role[];
  own_grants: CapabilityGrant[];
};

/**
 * Groups, job roles and capabilities of a user, own grants and roles taken together.
 * @returns null for a user that is not there or has been deactivated
 */
export async function rightsOfUser(db: Database, userId: number): Promise<UserRights | null> {
  return (await rightsOfUsers(db, [userId])).get(userId) ?? null;
}

/** The same of several at once; those who are not there or have been deactivated are left out. */
export async function rightsOfUsers(
  db: Database,
  userIds: readonly number[],
): Promise<ReadonlyMap<number, UserRights>> {
  const { rows } = await sql<Row>`
    select app_user.id, array(select node_id from user_node where user_id = app_user.id) as node_ids,
      array(select category_id from user_job where user_id = app_user.id) as category_ids,
      (select coalesce(json_agg(json_build_object('key', role.key, 'capabilities', (
          select coalesce(json_agg(json_build_object('key', capability_key, 'value', value)), '[]')
          from role_capability where role_id = role.id
        ))), '[]') from user_role join role on role.id = user_role.role_id
        where user_role.user_id = app_user.id) as roles,
      (select coalesce(json_agg(json_build_object('key', capability_key, 'value', value)), '[]')
        from user_capability where user_id = app_user.id) as own_grants
    from app_user where app_user.id = any(${[...userIds]}::integer[]) and app_user.is_active`.execute(db);
  return new Map(rows.map((row) => [row.id, rightsFrom(row)]));
}

function rightsFrom(row: Row): UserRights {
  const grants = effectiveGrants(row.own_grants, row.roles, ALL_KEYS);
  return {
    nodeIds: row.node_ids,
    categoryIds: row.category_ids,
    isAdministrator: isAdministrator(row),
    mayReview: capabilityValue(grants, REVIEWS) === true,
    grants,
  };
}

/**
 * A user as if they called themselves.
 * @throws notAllowed when the account is not there or has been deactivated
 */
export async function viewerOfUser(db: Database, userId: number): Promise<ApiViewer> {
  const rights = await rightsOfUser(db, userId);
  if (rights === null) throw notAllowed();
  return { ...VISITOR, ...rights, tokenType: 'user', userId };
}

/** What somebody may do who acts as another: what both of them may. Source: SECURITY section 2.6. */
export function rightsOfBoth(subject: UserRights, actor: UserRights): UserRights {
  return {
    ...subject,
    isAdministrator: subject.isAdministrator && actor.isAdministrator,
    mayReview: subject.mayReview && actor.mayReview,
    grants: subject.grants.map(({ key, value }) => ({
      key,
      value: value && capabilityValue(actor.grants, key) === true,
    })),
  };
}
