import type { CapabilityGrant } from '@brandpost/domain';
import { notAllowed } from '../errors.ts';
import type { ApiViewer } from './api-viewer.ts';
import type { UserRights } from './viewer-of-user.ts';

function granted(grants: readonly CapabilityGrant[]): string[] {
  return grants.filter((grant) => grant.value).map((grant) => grant.key);
}

/**
 * Nobody hands out what they do not have themselves, and only administrators make administrators.
 * @throws notAllowed when somebody would gain, by what a caller does, more than the caller has. Source: SECURITY T42.
 */
export function requireNoMoreThanOwn(
  viewer: ApiViewer,
  before: Pick<UserRights, 'grants' | 'isAdministrator'>,
  after: Pick<UserRights, 'grants' | 'isAdministrator'>,
): void {
  if (viewer.isAdministrator) return;
  if (after.isAdministrator && !before.isAdministrator) throw notAllowed();
  const had = granted(before.grants);
  const has = granted(viewer.grants);
  const gained = granted(after.grants).filter((key) => !had.includes(key));
  if (gained.some((key) => !has.includes(key))) throw notAllowed();
}

/**
 * Anyone who may set another's password or close an account could become that other: so only the accounts of those who
 * may no more than oneself.
 * @throws notAllowed for an account with more rights than the caller's
 */
export function requireMayManage(viewer: ApiViewer, account: UserRights | null): void {
  if (viewer.isAdministrator || account === null) return;
  const has = granted(viewer.grants);
  if (account.isAdministrator || granted(account.grants).some((key) => !has.includes(key)))
    throw notAllowed();
}
