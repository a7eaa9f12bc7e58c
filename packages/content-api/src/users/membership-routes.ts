import { sql } from 'kysely';
import { keepingAnAdministrator } from '../access/administrators.ts';
import { requireMayManage, requireNoMoreThanOwn } from '../access/no-more-than-own.ts';
import { requireFresh } from '../access/require-fresh.ts';
import { rightsOfUser, type UserRights } from '../access/viewer-of-user.ts';
import { hintStaff } from '../changes/hint-staff.ts';
import { type Change, recordChange } from '../changes/record-change.ts';
import type { Database } from '../db/database.ts';
import type { Dependencies } from '../dependencies.ts';
import { notAllowed, notFound } from '../errors.ts';
import type { Call, CallHandlers } from '../plugins/catalogue-calls.ts';
import { lockUser } from './lock-user.ts';

const NO_RIGHTS: UserRights = {
  nodeIds: [],
  categoryIds: [],
  isAdministrator: false,
  mayReview: false,
  grants: [],
};

type MembershipCall = Pick<Call<'listTokens'>, 'viewer' | 'by'> & { params: { id: number } };
/** @returns whether anything changed */
type Work = (trx: Database) => Promise<boolean>;

/** Groups, job roles, roles and capabilities of users. Source: SPEC section 7. */
export function userMembershipCalls({ db, now }: Dependencies): CallHandlers {
  /** Changes what a user belongs to or may, by somebody who may give that away, as long as an administrator is left. */
  const change = async (
    { viewer, by, params }: MembershipCall,
    entry: Pick<Change, 'action' | 'before' | 'after'>,
    work: Work,
  ) => {
    await db.transaction().execute(async (trx) => {
      const user = await lockUser(trx, params.id);
      requireMayManage(viewer, user.rights);
      let isChanged = false;
      await keepingAnAdministrator(trx, async () => {
        isChanged = await work(trx);
      });
      const rights = await rightsOfUser(trx, params.id);
      requireNoMoreThanOwn(viewer, user.rights ?? NO_RIGHTS, rights ?? NO_RIGHTS);
      const isAdministratorNow = rights?.isAdministrator === true;
      if (isAdministratorNow !== (user.rights?.isAdministrator === true)) requireFresh(viewer, now());
      if (!isChanged) return;
      // Anyone who comes into a group, or leaves it, may see other alerts on top of every page.
      await hintStaff(trx, { kind: 'own', userId: params.id, exceptTokenId: null });
      await recordChange(trx, by, { ...entry, entity: 'user', entityId: params.id }, now());
    });
    return { ok: true } as const;
  };

  return {
    linkUserToNode: async (call) => {
      // A group lets one read what is for it: others put one there.
      if (call.viewer.userId === call.params.id && !call.viewer.isAdministrator) throw notAllowed();
      return await change(call, { action: 'user.tie-node', after: { nodeId: call.params.nodeId } }, (trx) =>
        add(trx, 'user_node', call.params.id, ['node', 'node_id', call.params.nodeId]),
      );
    },
    unlinkUserFromNode: (call) =>
      change(call, { action: 'user.loosen-node', before: { nodeId: call.params.nodeId } }, (trx) =>
        remove(trx, 'user_node', call.params.id, ['node_id', call.params.nodeId]),
      ),
    linkUserToCategory: (call) =>
      change(call, { action: 'user.tie-category', after: { categoryId: call.params.categoryId } }, (trx) =>
        add(trx, 'user_job', call.params.id, ['category', 'category_id', call.params.categoryId]),
      ),
    unlinkUserFromCategory: (call) =>
      change(
        call,
        { action: 'user.loosen-category', before: { categoryId: call.params.categoryId } },
        (trx) => remove(trx, 'user_job', call.params.id, ['category_id', call.params.categoryId]),
      ),
    addUserRole: (call) =>
      change(call, { action: 'user.add-role', after: { roleId: call.params.roleId } }, (trx) =>
        add(trx, 'user_role', call.params.id, ['role', 'role_id', call.params.roleId]),
      ),
    removeUserRole: (call) =>
      change(call, { action: 'user.remove-role', before: { roleId: call.params.roleId } }, (trx) =>
        remove(trx, 'user_role', call.params.id, ['role_id', call.params.roleId]),
      ),
    grantToUser: (call) => {
      const { cap } = call.params;
      const { value } = call.body;
      return change(call, { action: 'user.grant', after: { capability: cap, value } }, async (trx) => {
        const known = await trx
          .selectFrom('capability')
          .select('key')
          .where('key', '=', cap)
          .executeTakeFirst();
        if (known === undefined) throw notFound();
        const { rows } = await sql`insert into user_capability (user_id, capability_key, value)
          values (${call.params.id}, ${cap}, ${value})
          on conflict (user_id, capability_key) do update set value = excluded.value
            where user_capability.value <> excluded.value returning 1`.execute(trx);
        return rows.length > 0;
      });
    },
    removeGrantFromUser: (call) =>
      change(call, { action: 'user.remove-grant', before: { capability: call.params.cap } }, async (trx) => {
        const { rows } = await sql`delete from user_capability
          where user_id = ${call.params.id} and capability_key = ${call.params.cap} returning 1`.execute(trx);
        return rows.length > 0;
      }),
  };
}

/** @throws notFound when there is nothing with this id */
async function add(
  trx: Database,
  table: string,
  userId: number,
  [target, column, id]: [target: string, column: string, id: number],
): Promise<boolean> {
  const there = await sql`select 1 from ${sql.table(target)} where id = ${id}`.execute(trx);
  if (there.rows.length === 0) throw notFound();
  const { rows } = await sql`insert into ${sql.table(table)} (user_id, ${sql.ref(column)})
    values (${userId}, ${id}) on conflict do nothing returning 1`.execute(trx);
  return rows.length > 0;
}

async function remove(
  trx: Database,
  table: string,
  userId: number,
  [column, id]: [column: string, id: number],
): Promise<boolean> {
  const { rows } = await sql`delete from ${sql.table(table)}
    where user_id = ${userId} and ${sql.ref(column)} = ${id} returning 1`.execute(trx);
  return rows.length > 0;
}
