import type { Viewer } from '@brandpost/domain';

/**
 * Whether a list may be narrowed to what belongs to one user: job roles, groups and tools of staff are for staff.
 * @param userId the user asked about; undefined when the list is of no user
 */
export function mayKnowOf(viewer: Viewer, userId: number | undefined): boolean {
  return userId === undefined || viewer.userId !== null;
}
