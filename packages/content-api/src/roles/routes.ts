import { ADMINISTRATOR_ROLE_KEY, type Role } from '@brandpost/domain';
import { validateRole } from '@brandpost/validation';
import { sql } from 'kysely';
import type { ApiViewer } from '../access/api-viewer.ts';
import { requireNoMoreThanOwn } from '../access/no-more-than-own.ts';
import type { Actor } from '../changes/actor.ts';
import { recordChange } from '../changes/record-change.ts';
import type { Database } from '../db/database.ts';
import { swedishSortKey } from '../db/swedish-sort-key.ts';
import type { Dependencies } from '../dependencies.ts';
import { inUse, notFound, unprocessable } from '../errors.ts';
import { findList } from '../lists/find-list.ts';
import type { SortColumns } from '../lists/sort.ts';
import type { CallHandlers } from '../plugins/catalogue-calls.ts';
import { requireFreeName } from '../validity/require-free-name.ts';
import { requireValid, requireValidField } from '../validity/require-valid.ts';
import { MAX_USED_BY, type UsedBy } from '../validity/used-by.ts';

const ROLE_SORT: SortColumns = new Map([
  ['name', 'role.name_key'],
  ['key', 'role.key'],
  ['id', 'role.id'],
]);
const CAPABILITY_SORT: SortColumns = new Map([['key', 'capability.key']]);

const COLUMNS = sql`role.id, role.key, role.name, (select coalesce(json_agg(
    json_build_object('key', capability_key, 'value', value) order by capability_key), '[]')
  from role_capability where role_capability.role_id = role.id) as capabilities`;

/** Roles and capabilities. Source: SPEC section 7. */
export function roleCalls({ db, now }: Dependencies): CallHandlers {
  const lock = async (trx: Database, id: number): Promise<Role> => {
    await sql`select 1 from role where id = ${id} for update`.execute(trx);
    const { rows } = await sql<Role>`select ${COLUMNS} from role where id = ${id}`.execute(trx);
    if (rows[0] === undefined) throw notFound();
    return rows[0];
  };

  /** The grants of those who have a role: administrators may do everything, whatever stands in theirs. */
  const heldBy = async (trx: Database, { key, capabilities }: Role): Promise<Role['capabilities']> => {
    if (key !== ADMINISTRATOR_ROLE_KEY) return capabilities;
    const all = await trx.selectFrom('capability').select('key').orderBy('key').execute();
    return all.map((capability) => ({ key: capability.key, value: true }));
  };

  /** Lets a role's word on a capability be another: `null` for none. */
  const setGrant = async (
    call: { viewer: ApiViewer; by: Actor; params: { id: number; cap: string } },
    value: boolean | null,
  ) => {
    const { viewer, by, params } = call;
    await db.transaction().execute(async (trx) => {
      const before = await lock(trx, params.id);
      const known = await trx
        .selectFrom('capability')
        .select('key')
        .where('key', '=', params.cap)
        .executeTakeFirst();
      if (known === undefined) throw notFound();
      const others = before.capabilities.filter((grant) => grant.key !== params.cap);
      const capabilities = value === null ? others : [...others, { key: params.cap, value }];
      // Taking a denial away may give as much as granting; and nobody takes from others what they do not have.
      const given = [{ key: params.cap, value: true }];
      requireNoMoreThanOwn(viewer, NOTHING, { grants: given, isAdministrator: false });
      await trx
        .deleteFrom('role_capability')
        .where('role_id', '=', params.id)
        .where('capability_key', '=', params.cap)
        .execute();
      if (value !== null) {
        await trx
          .insertInto('role_capability')
          .values({ role_id: params.id, capability_key: params.cap, value })
          .execute();
      }
      const change = { action: 'role.grant', entity: 'role', entityId: params.id } as const;
      const sides = { before: { capabilities: before.capabilities }, after: { capabilities } };
      await recordChange(trx, by, { ...change, ...sides }, now());
    });
    return { ok: true } as const;
  };

  return {
    listRoles: ({ query }) =>
      findList<Role>(
        db,
        { table: 'role', columns: COLUMNS, conditions: [], sortColumns: ROLE_SORT, defaultSort: 'name ASC' },
        query,
      ),
    listCapabilities: ({ query }) =>
      findList(
        db,
        {
          table: 'capability',
          from: sql`(select *, key as id from capability) as capability`,
          columns: sql`capability.key, capability.description`,
          conditions: [],
          sortColumns: CAPABILITY_SORT,
          defaultSort: 'key ASC',
        },
        query,
      ),
    async createRole({ viewer, by, body }) {
      const { key, name } = nameAndKey(body);
      return await db.transaction().execute(async (trx) => {
        const capabilities = body.copyOf === undefined ? [] : await heldBy(trx, await lock(trx, body.copyOf));
        const given = capabilities.map((grant) => ({ ...grant, value: true }));
        requireNoMoreThanOwn(viewer, NOTHING, { grants: given, isAdministrator: false });
        requireFreeName(name, await trx.selectFrom('role').select('name').execute());
        const taken = await trx.selectFrom('role').select('id').where('key', '=', key).executeTakeFirst();
        if (taken !== undefined) throw unprocessable([{ field: 'key', message: 'Nyckeln används redan' }]);
        const { id } = await trx
          .insertInto('role')
          .values({ key, name, name_key: swedishSortKey(name) })
          .returning('id')
          .executeTakeFirstOrThrow();
        if (capabilities.length > 0) {
          await trx
            .insertInto('role_capability')
            .values(
              capabilities.map((grant) => ({ role_id: id, capability_key: grant.key, value: grant.value })),
            )
            .execute();
        }
        const after = { id, key, name, capabilities };
        await recordChange(trx, by, { action: 'role.create', entity: 'role', entityId: id, after }, now());
        return after;
      });
    },
    async updateRole({ by, params, body }) {
      const name = body.name.trim();
      // The key stays as it was made.
      requireValidField(validateRole({ name }), 'name');
      return await db.transaction().execute(async (trx) => {
        const before = await lock(trx, params.id);
        const others = trx.selectFrom('role').select('name').where('id', '!=', params.id);
        if (name !== before.name) requireFreeName(name, await others.execute());
        await trx
          .updateTable('role')
          .set({ name, name_key: swedishSortKey(name) })
          .where('id', '=', params.id)
          .execute();
        const after = { ...before, name };
        await recordChange(
          trx,
          by,
          { action: 'role.update', entity: 'role', entityId: params.id, before, after },
          now(),
        );
        return after;
      });
    },
    async deleteRole({ by, params }) {
      await db.transaction().execute(async (trx) => {
        const before = await lock(trx, params.id);
        if (before.key === ADMINISTRATOR_ROLE_KEY) {
          throw inUse([{ field: 'id', message: 'Administratörernas roll går inte att ta bort' }]);
        }
        const { rows: usedBy } =
          await sql<UsedBy>`select 'user' as entity, app_user.id, app_user.display_name as name
          from user_role join app_user on app_user.id = user_role.user_id where user_role.role_id = ${params.id}
          order by app_user.display_name_key limit ${MAX_USED_BY}`.execute(trx);
        if (usedBy.length > 0) throw inUse([], { details: { usedBy } });
        await trx.deleteFrom('role').where('id', '=', params.id).execute();
        await recordChange(
          trx,
          by,
          { action: 'role.delete', entity: 'role', entityId: params.id, before },
          now(),
        );
      });
      return { ok: true };
    },
    grantToRole: (call) => setGrant(call, call.body.value),
    removeGrantFromRole: (call) => setGrant(call, null),
  };
}

const NOTHING = { grants: [], isAdministrator: false };

function nameAndKey(body: { key: string; name: string }): { key: string; name: string } {
  const key = body.key.trim();
  const name = body.name.trim();
  requireValid(validateRole({ key, name }));
  return { key, name };
}
