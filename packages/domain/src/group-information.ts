import type { PostType } from './entities/type-names.ts';
import type { PostTargets } from './visibility.ts';

/** The capability to write information to the groups that one belongs to, and to publish it. */
export const INFORMS_GROUPS = 'inform_group';

/** What those may write who write to their own groups alone. */
export const GROUP_INFORMATION_TYPES: readonly PostType[] = ['info-important', 'info'];

/**
 * Whether a post reaches some of the given groups and nobody else. Job roles and people that it names reach beyond them.
 * @param groupIds never with the root node, which is everybody
 */
export function reachesOnlyGroups(
  { nodeIds, categoryIds, userIds }: Pick<PostTargets, 'nodeIds' | 'categoryIds' | 'userIds'>,
  groupIds: readonly number[],
): boolean {
  const isElsewhere = categoryIds.length > 0 || userIds.length > 0;
  return !isElsewhere && nodeIds.length > 0 && nodeIds.every((id) => groupIds.includes(id));
}
