import type { UserProfile } from '@brandpost/domain';
import { capabilityValue } from '@brandpost/domain';
import { sql } from 'kysely';
import { keepingAnAdministrator } from '../access/administrators.ts';
import type { ApiViewer } from '../access/api-viewer.ts';
import { requireMayManage } from '../access/no-more-than-own.ts';
import { requireFresh } from '../access/require-fresh.ts';
import type { Actor } from '../changes/actor.ts';
import { hintOwner } from '../changes/hint-staff.ts';
import { recordChange } from '../changes/record-change.ts';
import type { Database } from '../db/database.ts';
import { swedishSortKey } from '../db/swedish-sort-key.ts';
import { notAllowed, unprocessable } from '../errors.ts';
import { nameErrors } from './account-rules.ts';
import { type LockedUser, lockUser } from './lock-user.ts';
import { profileFrom } from './profile.ts';

export type AccountChange = {
  profile?: Partial<UserProfile> | undefined;
  username?: string;
  uid?: string;
  firstName?: string;
  lastName?: string;
  displayName?: string;
  isActive?: boolean;
};

/** Anyone who changes these takes over what is sent to somebody. */
const REACHED_BY = ['email', 'phone'] as const;

type Changing = { viewer: ApiViewer; by: Actor; now: Date };

/**
 * Changes an account. Users change their own profile; names and whether it is open are for those who manage users.
 * Closing it ends every sign-in.
 * @throws notAllowed, unprocessable, lastAdministrator
 */
export async function changeAccount(
  trx: Database,
  id: number,
  { profile, ...account }: AccountChange,
  { viewer, by, now }: Changing,
): Promise<void> {
  const user = await lockUser(trx, id);
  const isAboutAccount = Object.values(account).some((value) => value !== undefined);
  if (isAboutAccount && capabilityValue(viewer.grants, 'manage_user') !== true) throw notAllowed();
  if (viewer.userId !== id) requireMayManage(viewer, user.rights);
  const before = stateOf(user);
  const after = {
    username: (account.username ?? before.username).trim(),
    uid: (account.uid ?? before.uid).trim(),
    firstName: (account.firstName ?? before.firstName).trim(),
    lastName: (account.lastName ?? before.lastName).trim(),
    displayName: (account.displayName ?? before.displayName).trim(),
    isActive: account.isActive ?? before.isActive,
    profile: { ...before.profile, ...profile },
  };
  if (after.displayName === '') after.displayName = `${after.firstName} ${after.lastName}`;
  if (JSON.stringify(before) === JSON.stringify(after)) return;
  const isReachedElsewhere = REACHED_BY.some((field) => before.profile[field] !== after.profile[field]);
  if (viewer.userId === id && isReachedElsewhere) requireFresh(viewer, now);
  await checkNames(trx, id, after);
  await keepingAnAdministrator(trx, async () => {
    await trx.updateTable('app_user').set(rowOf(after)).where('id', '=', id).execute();
  });
  if (before.isActive && !after.isActive) await revokeTokensOf(trx, id, now);
  await hintOwner(trx, by, id);
  await recordChange(trx, by, { action: 'user.update', entity: 'user', entityId: id, before, after }, now);
}

/** Ends every sign-in of a user, and of those who act as that user or whom that user acts as. */
export async function revokeTokensOf(trx: Database, userId: number, now: Date): Promise<void> {
  await sql`update token set revoked = ${now}
    where (user_id = ${userId} or masked_by = ${userId}) and revoked is null`.execute(trx);
}

/** @throws unprocessable */
export async function checkNames(
  trx: Database,
  id: number | null,
  names: Record<'username' | 'uid' | 'firstName' | 'lastName', string>,
): Promise<void> {
  const { username, uid, firstName, lastName } = names;
  const errors = nameErrors({ username, uid, firstName, lastName });
  const { rows } = await sql<{ username: boolean; uid: boolean }>`
    select coalesce(bool_or(lower(username) = lower(${username})), false) as username,
      coalesce(bool_or(uid = ${uid}), false) as uid
    from app_user where id is distinct from ${id}::integer`.execute(trx);
  if (rows[0]?.username === true) errors.push({ field: 'username', message: 'Användarnamnet används redan' });
  if (rows[0]?.uid === true) errors.push({ field: 'uid', message: 'Användarens id används redan' });
  if (errors.length > 0) throw unprocessable(errors);
}

type AccountState = ReturnType<typeof stateOf>;

function stateOf(user: LockedUser) {
  return {
    username: user.username,
    uid: user.uid,
    firstName: user.first_name,
    lastName: user.last_name,
    displayName: user.display_name,
    isActive: user.is_active,
    profile: profileFrom(user.profile),
  };
}

export function rowOf(state: AccountState) {
  return {
    username: state.username,
    uid: state.uid,
    first_name: state.firstName,
    last_name: state.lastName,
    display_name: state.displayName,
    display_name_key: swedishSortKey(state.displayName),
    is_active: state.isActive,
    profile: JSON.stringify(state.profile),
  };
}
