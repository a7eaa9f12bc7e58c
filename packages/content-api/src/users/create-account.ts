import type { UserProfile } from '@brandpost/domain';
import type { Actor } from '../changes/actor.ts';
import { recordChange } from '../changes/record-change.ts';
import type { Database } from '../db/database.ts';
import { type FieldError, unprocessable } from '../errors.ts';
import { checkNames, rowOf } from './change-account.ts';
import { profileErrors, profileFrom } from './profile.ts';
import { unlinkedUid } from './unlinked-uid.ts';

/** What an account is made of; an empty uid is for somebody who has not signed in by single sign-on yet. */
export type NewAccount = {
  username: string;
  uid?: string;
  firstName: string;
  lastName: string;
  displayName?: string;
  profile: Partial<UserProfile>;
};

type Creating = {
  by: Actor;
  now: Date;
  /** Null for who signs in by single sign-on alone, or gets a password later. */
  passwordHash: string | null;
  /** What is wrong beside names and profile. */
  errors?: readonly FieldError[];
};

/**
 * Makes an account that is open.
 * @returns its id
 * @throws unprocessable for a name that is missing, odd or taken, and for a profile that breaks a rule
 */
export async function createAccount(
  trx: Database,
  account: NewAccount,
  { by, now, passwordHash, errors = [] }: Creating,
): Promise<number> {
  const firstName = account.firstName.trim();
  const lastName = account.lastName.trim();
  const profile = profileFrom(account.profile);
  const state = {
    username: account.username.trim(),
    uid: (account.uid ?? '').trim() || unlinkedUid(),
    firstName,
    lastName,
    displayName: (account.displayName ?? '').trim() || `${firstName} ${lastName}`.trim(),
    isActive: true,
    profile,
  };
  await checkNames(trx, null, state);
  const wrong = [...profileErrors(profile), ...errors];
  if (wrong.length > 0) throw unprocessable(wrong);
  const { id } = await trx
    .insertInto('app_user')
    .values({
      ...rowOf(state),
      password_hash: passwordHash,
      must_change_password: passwordHash !== null,
      created_date: now,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await recordChange(trx, by, { action: 'user.create', entity: 'user', entityId: id, after: state }, now);
  return id;
}
