import { type CapabilityGrant, effectiveGrants, isAdministrator, type Role } from '@brandpost/domain';
import { sql } from 'kysely';
import type { Database } from '../db/database.ts';
import { type ApiViewer, VISITOR } from './api-viewer.ts';
import { CAPABILITIES } from './capabilities.ts';

const ALL_KEYS = CAPABILITIES.map((capability) => capability.key);

/**
 * Who calls with a token, by its hash.
 * @returns null for a token that is unknown, revoked or past its time
 */
export async function viewerOfToken(db: Database, hash: Buffer, now: Date): Promise<ApiViewer | null> {
  const row = await db
    .selectFrom('token')
    .select([
      'token.id',
      'token.type',
      'token.user_id',
      'token.masked_by',
      sql<number[]>`array(select node_id from user_node where user_id = token.user_id)`.as('node_ids'),
      sql<number[]>`array(select category_id from user_job where user_id = token.user_id)`.as('category_ids'),
      sql<Role[]>`(select coalesce(json_agg(json_build_object('key', role.key, 'capabilities', (
          select coalesce(json_agg(json_build_object('key', capability_key, 'value', value)), '[]')
          from role_capability where role_id = role.id
        ))), '[]') from user_role join role on role.id = user_role.role_id
        where user_role.user_id = token.user_id)`.as('roles'),
      sql<
        CapabilityGrant[]
      >`(select coalesce(json_agg(json_build_object('key', capability_key, 'value', value)), '[]')
        from user_capability where user_id = token.user_id)`.as('own_grants'),
    ])
    .where('token.hash', '=', hash)
    .where('token.revoked', 'is', null)
    .where((token) => token.or([token('token.expires', 'is', null), token('token.expires', '>', now)]))
    .executeTakeFirst();
  if (row === undefined) return null;
  if (row.user_id === null) return VISITOR;
  return {
    tokenType: row.type,
    tokenId: row.id,
    maskedBy: row.masked_by,
    userId: row.user_id,
    nodeIds: row.node_ids,
    categoryIds: row.category_ids,
    isAdministrator: isAdministrator(row),
    grants: effectiveGrants(row.own_grants, row.roles, ALL_KEYS),
  };
}
