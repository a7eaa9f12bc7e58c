import { staffTexts } from '../../layout/profile/staff-texts.ts';
import type { ProfileData, StaffPost } from '../../queries/profile.ts';

const { reasons } = staffTexts;

type Known = Pick<ProfileData, 'user' | 'nodes' | 'jobs'>;

/**
 * Why somebody sees a post, in words: because it is to them, to their station or to their job. The most personal reason
 * comes first. Source: UX section 4, Why am I seeing this.
 */
export function whyShown(post: StaffPost, { user, nodes, jobs }: Known): string {
  const namesOf = (
    rows: readonly { id: number; name: string }[],
    ids: readonly number[],
    own: readonly number[],
  ) => rows.filter(({ id }) => ids.includes(id) && own.includes(id)).map(({ name }) => name);
  const stations = nodes.filter(({ parent }) => parent !== null);
  const names = [
    ...namesOf(stations, post.nodeIds, user.groups),
    ...namesOf(jobs, post.categoryIds, user.jobs).map(reasons.job),
  ].join(reasons.and);
  const isNamed = post.userIds.includes(user.id);
  if (names === '') return isNamed ? reasons.you : reasons.everyone;
  return isNamed ? reasons.youAnd(names) : reasons.names(names);
}
