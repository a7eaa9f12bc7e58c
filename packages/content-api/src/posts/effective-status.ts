import type { PostStatus } from '@brandpost/domain';
import { type RawBuilder, sql } from 'kysely';
import { hasBegun } from './visible-to.ts';

/**
 * The status that a post has at a moment: one that waits is published when its time comes, without anybody writing
 * that down; one that is published ahead of time still waits. Source: DESIGN section 5, Statuses.
 */
export function effectiveStatus(now: Date): RawBuilder<PostStatus> {
  return sql`(case when post.status in ('draft', 'trash') then post.status
    when ${hasBegun(now)} then 'publish' else 'future' end)`;
}
