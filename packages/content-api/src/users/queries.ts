import { type CapabilityGrant, READING_LISTS, type ReadingList } from '@brandpost/domain';
import type { WireUser } from '@brandpost/rubicore-api';
import { type RawBuilder, sql } from 'kysely';
import type { MustDo } from '../access/api-viewer.ts';
import { holdsCapability } from '../access/holds-capability.ts';
import type { Database } from '../db/database.ts';
import { notAllowed } from '../errors.ts';
import { findList } from '../lists/find-list.ts';
import { type ListOf, valuesOf } from '../lists/paging.ts';
import type { SortColumns } from '../lists/sort.ts';
import type { Call } from '../plugins/catalogue-calls.ts';
import { isSought } from './people-search.ts';
import { profileFrom, sharedProfile } from './profile.ts';

type UserRow = {
  id: number;
  uid: string;
  username: string;
  first_name: string;
  last_name: string;
  display_name: string;
  is_active: boolean;
  profile: unknown;
  roles: WireUser['roles'];
  groups: number[];
  jobs: number[];
  capabilities: CapabilityGrant[];
  marks: { list: ReadingList; ids: number[] }[];
  /** Where one user is asked for. */
  last_sign_in?: Date | null;
  has_password?: boolean;
};

const SORT_COLUMNS: SortColumns = new Map([
  ['name', 'app_user.display_name_key'],
  ['displayName', 'app_user.display_name_key'],
  ['username', 'app_user.username'],
  ['createdDate', 'app_user.created_date'],
  ['id', 'app_user.id'],
]);

const COLUMNS = sql`app_user.id, app_user.uid, app_user.username, app_user.first_name, app_user.last_name,
  app_user.display_name, app_user.is_active, app_user.profile,
  (select coalesce(json_agg(json_build_object('id', role.id, 'key', role.key, 'name', role.name) order by role.id), '[]')
    from user_role join role on role.id = user_role.role_id where user_role.user_id = app_user.id) as roles,
  array(select node_id from user_node where user_id = app_user.id order by 1) as groups,
  array(select category_id from user_job where user_id = app_user.id order by 1) as jobs,
  (select coalesce(json_agg(json_build_object('key', capability_key, 'value', value) order by capability_key), '[]')
    from user_capability where user_id = app_user.id) as capabilities,
  (select coalesce(json_agg(json_build_object('list', list, 'ids', ids)), '[]') from (
    select list, json_agg(post_id order by marked_date, post_id) as ids from reading_mark
    where user_id = app_user.id group by list) as mark) as marks`;

/** When somebody last signed in, by password, passkey or single sign-on, as the audit log has it; null before the first time. */
const LAST_SIGN_IN = sql`(select at from audit_entry where entity = 'user' and entity_id = app_user.id::text
  and action = 'user.sign-in' order by id desc limit 1)`;

/**
 * One user. Whole for oneself and for those who manage users; else what colleagues see of each other. Asked for as an
 * address names it, with the last sign-in and whether there is a password.
 * @returns null when there is none
 */
export async function findUser(
  db: Database,
  asked: ({ ofId: number } | { idOrUid: string }) & { isWhole: boolean | ((id: number) => boolean) },
): Promise<WireUser | null> {
  const columns =
    'idOrUid' in asked
      ? sql`${COLUMNS}, ${LAST_SIGN_IN} as last_sign_in, password_hash is not null as has_password`
      : COLUMNS;
  const { rows } = await sql<UserRow>`select ${columns} from app_user where ${isAsked(asked)}
    order by app_user.uid = ${'idOrUid' in asked ? asked.idOrUid : ''} limit 1`.execute(db);
  const [row] = rows;
  if (row === undefined) return null;
  const isWhole = typeof asked.isWhole === 'boolean' ? asked.isWhole : asked.isWhole(row.id);
  if (!isWhole && !row.is_active) return null;
  return isWhole ? wholeUser(row) : colleague(row);
}

/** A user as the user themselves sees it, with what they have to do before anything else. */
export function withDuty(user: WireUser, mustDo: MustDo | null): WireUser {
  return mustDo === null ? user : { ...user, mustDo };
}

function isAsked(asked: { ofId: number } | { idOrUid: string }): RawBuilder<boolean> {
  if ('ofId' in asked) return sql`app_user.id = ${asked.ofId}`;
  const id = /^[1-9]\d{0,8}$/.test(asked.idOrUid) ? Number(asked.idOrUid) : 0;
  return sql`(app_user.id = ${id} or app_user.uid = ${asked.idOrUid})`;
}

/** Users, by what they are sought by, group, job role and role. */
export async function findUsers(
  db: Database,
  filters: Call<'listUsers'>['query'],
  { isWhole }: { isWhole: boolean },
): Promise<ListOf<WireUser>> {
  const conditions: RawBuilder<boolean>[] = [];
  const linkedTo = (table: string, column: string, ids: readonly number[]) =>
    sql<boolean>`app_user.id in (select user_id from ${sql.table(table)}
      where ${sql.ref(column)} = any(${[...ids]}::integer[]))`;
  const ids = valuesOf(filters.id);
  if (ids !== null) conditions.push(sql`app_user.id = any(${ids}::integer[])`);
  const nodes = valuesOf(filters.nodeId);
  const jobs = valuesOf(filters.categoryId);
  const roles = valuesOf(filters.roleId);
  if (nodes !== null) conditions.push(linkedTo('user_node', 'node_id', nodes));
  if (jobs !== null) conditions.push(linkedTo('user_job', 'category_id', jobs));
  const { capability } = filters;
  // Whose roles and rights one may not see one may not ask for either.
  if ((roles !== null || capability !== undefined) && !isWhole) throw notAllowed();
  if (capability !== undefined) conditions.push(holdsCapability(capability));
  if (roles !== null) conditions.push(linkedTo('user_role', 'role_id', roles));
  if (!isWhole || (filters.includeInactive !== true && filters.onlyInactive !== true)) {
    conditions.push(sql`app_user.is_active`);
  } else if (filters.onlyInactive === true) conditions.push(sql`not app_user.is_active`);
  const sought = await isSought(
    db,
    filters.q ?? '',
    sql<boolean>`${sql.join([sql`true`, ...conditions], sql` and `)}`,
  );
  if (sought !== null) conditions.push(sought);
  const question = { table: 'app_user', columns: COLUMNS, conditions, sortColumns: SORT_COLUMNS };
  const { rows, total } = await findList<UserRow>(db, { ...question, defaultSort: 'name ASC' }, filters);
  return { rows: rows.map((row) => (isWhole ? wholeUser(row) : colleague(row))), total };
}

function wholeUser(row: UserRow): WireUser {
  const marks = new Map(row.marks.map(({ list, ids }) => [list, ids]));
  return {
    ...namesOf(row),
    roles: row.roles,
    capabilities: row.capabilities,
    meta: Object.fromEntries(
      READING_LISTS.map((list) => [list, JSON.stringify(marks.get(list) ?? [])]),
    ) as WireUser['meta'],
    profile: profileFrom(row.profile),
    isActive: row.is_active,
    ...(row.last_sign_in === undefined ? {} : { lastSignIn: row.last_sign_in?.toISOString() ?? null }),
    ...(row.has_password === undefined ? {} : { hasPassword: row.has_password }),
  };
}

function colleague(row: UserRow): WireUser {
  return {
    ...namesOf(row),
    roles: [],
    capabilities: [],
    meta: null,
    profile: sharedProfile(profileFrom(row.profile)),
    isActive: row.is_active,
  };
}

function namesOf(row: UserRow) {
  return {
    id: row.id,
    uid: row.uid,
    username: row.username,
    firstName: row.first_name,
    lastName: row.last_name,
    displayName: row.display_name,
    groups: row.groups,
    jobs: row.jobs,
  };
}
