import { capabilityValue } from '@brandpost/domain';
import type { Database } from '../db/database.ts';
import { notAllowed } from '../errors.ts';
import type { ApiViewer } from './api-viewer.ts';
import { requireMayManage } from './no-more-than-own.ts';
import { rightsOfUser } from './viewer-of-user.ts';

export const managesUsers = (viewer: ApiViewer) => capabilityValue(viewer.grants, 'manage_user') === true;

/** @throws notAllowed unless it is about the caller, or the caller manages users */
export function requireOwnOrManaged(viewer: ApiViewer, userId: number): void {
  if (viewer.userId !== userId && !managesUsers(viewer)) throw notAllowed();
}

/**
 * For what is a person's own business, and that of those who manage accounts which may no more than theirs. Anyone who acts
 * as somebody is not that person.
 * @throws notAllowed
 */
export async function requireThemselvesOrManager(
  db: Database,
  viewer: ApiViewer,
  userId: number,
): Promise<void> {
  if (viewer.maskedBy !== null) throw notAllowed();
  if (viewer.userId === userId) return;
  requireOwnOrManaged(viewer, userId);
  requireMayManage(viewer, await rightsOfUser(db, userId));
}

/** @throws notAllowed unless the caller is that person, and not acting as them */
export function requireThemselves(viewer: ApiViewer, userId: number): void {
  if (viewer.userId !== userId || viewer.maskedBy !== null) throw notAllowed();
}
