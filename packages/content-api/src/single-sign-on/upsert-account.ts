import { randomUUID } from 'node:crypto';
import { ADMINISTRATOR_ROLE_KEY } from '@brandpost/domain';
import { sql } from 'kysely';
import { isLastAdministrator } from '../access/administrators.ts';
import type { Change } from '../changes/record-change.ts';
import type { GroupMapping } from '../config/saml-attributes.ts';
import type { Database } from '../db/database.ts';
import { swedishSortKey } from '../db/swedish-sort-key.ts';
import { SamlRefusal } from '../saml/saml-refusal.ts';
import type { SamlSettings } from '../saml/saml-settings.ts';
import { profileErrors, profileFrom } from '../users/profile.ts';
import type { AssertedAccount } from './account-from-attributes.ts';

type Row = {
  id: number;
  first_name: string;
  last_name: string;
  display_name: string;
  is_active: boolean;
  profile: unknown;
};

/**
 * The account that somebody signs in to: found by its uid alone, brought up to date with what was asserted, and made
 * without any role when there is none, where that is allowed. Belongs in a transaction; the changes are for the caller to record.
 * @throws SamlRefusal for an account that is closed, or is not there and not to be made
 */
export async function upsertAccount(
  trx: Database,
  asserted: AssertedAccount,
  { groups, makesAccounts }: Pick<SamlSettings, 'groups' | 'makesAccounts'>,
  now: Date,
): Promise<{ userId: number; changes: Change[] }> {
  // Two who come at once with a new uid: the second waits for the first and finds what it made.
  await sql`select pg_advisory_xact_lock(hashtext(${`saml uid ${asserted.uid}`}))`.execute(trx);
  const found = await findByUid(trx, asserted.uid);
  if (found !== null && !found.is_active) throw new SamlRefusal('USER_CLOSED', String(found.id));
  if (found === null && !makesAccounts) throw new SamlRefusal('NO_ACCOUNT');
  const written =
    found === null ? await makeAccount(trx, asserted, now) : await updateAccount(trx, found, asserted);
  const moved = await syncGroups(trx, written.userId, asserted.groups, groups);
  return { userId: written.userId, changes: [...written.changes, ...moved] };
}

async function findByUid(trx: Database, uid: string): Promise<Row | null> {
  const { rows } = await sql<Row>`select id, first_name, last_name, display_name, is_active, profile
    from app_user where uid = ${uid} for update`.execute(trx);
  return rows[0] ?? null;
}

type Written = { userId: number; changes: Change[] };

async function makeAccount(trx: Database, asserted: AssertedAccount, now: Date): Promise<Written> {
  const username = await freeUsername(trx, asserted.username);
  const firstName = asserted.firstName || asserted.displayName || username;
  const displayName = asserted.displayName || username;
  const profile = profileFrom({ email: usableEmail(asserted.email) });
  const { id } = await trx
    .insertInto('app_user')
    .values({
      uid: asserted.uid,
      username,
      password_hash: null,
      first_name: firstName,
      last_name: asserted.lastName,
      display_name: displayName,
      display_name_key: swedishSortKey(displayName),
      profile: JSON.stringify(profile),
      created_date: now,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  const after = { uid: asserted.uid, username, firstName, lastName: asserted.lastName, displayName, profile };
  return { userId: id, changes: [{ action: 'user.create', entity: 'user', entityId: id, after }] };
}

async function updateAccount(trx: Database, row: Row, asserted: AssertedAccount): Promise<Written> {
  const profile = profileFrom(row.profile);
  const before = {
    firstName: row.first_name,
    lastName: row.last_name,
    displayName: row.display_name,
    email: profile.email,
  };
  const after = {
    firstName: asserted.firstName || before.firstName,
    lastName: asserted.lastName || before.lastName,
    displayName: asserted.displayName || before.displayName,
    email: usableEmail(asserted.email) || before.email,
  };
  if (JSON.stringify(before) === JSON.stringify(after)) return { userId: row.id, changes: [] };
  await trx
    .updateTable('app_user')
    .set({
      first_name: after.firstName,
      last_name: after.lastName,
      display_name: after.displayName,
      display_name_key: swedishSortKey(after.displayName),
      profile: JSON.stringify({ ...profile, email: after.email }),
      version: sql`version + 1`,
    })
    .where('id', '=', row.id)
    .execute();
  return {
    userId: row.id,
    changes: [{ action: 'user.update', entity: 'user', entityId: row.id, before, after }],
  };
}

/** The asserted name, unless another account has it; then, and where there is none, a generated one. */
async function freeUsername(trx: Database, wanted: string): Promise<string> {
  // Two newcomers with one name: the second waits, and sees that it is taken.
  await sql`select pg_advisory_xact_lock(hashtext(${`saml username ${wanted.toLowerCase()}`}))`.execute(trx);
  const { rows } = await sql<{ is_taken: boolean }>`select exists (
    select 1 from app_user where lower(username) = lower(${wanted})) as is_taken`.execute(trx);
  return wanted === '' || rows[0]?.is_taken === true ? `konto-${randomUUID().slice(0, 13)}` : wanted;
}

function usableEmail(email: string): string {
  return profileErrors({ email }).length === 0 ? email : '';
}

/**
 * Roles and nodes that the settings map to groups follow those groups, both ways; all others are left alone. A role or
 * node that is not there is passed over; the last administrator stays one.
 */
async function syncGroups(
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
