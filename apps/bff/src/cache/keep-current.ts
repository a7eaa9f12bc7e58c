import type { FollowedChanges } from '../changes/follow-changes.ts';
import type { ReplicaNews } from '../replicas/replica-news.ts';
import type { VisitorCaches } from './visitor-caches.ts';

/** Keeps what visitors share as new as what upstream tells of. */
export function keepCurrent(
  caches: Pick<VisitorCaches, 'purge'>,
  { changes }: { changes: Pick<FollowedChanges, 'listen'> },
): void {
  changes.listen({
    onChange: ({ entity, entityId }) => caches.purge(entity === 'post' ? entityId : null),
    onGap: () => caches.purge(),
  });
}

/** What a write through this replica leads to, here and at the others. Takes the post that was written, if it was one. */
export function afterWrite(
  caches: Pick<VisitorCaches, 'purge'>,
  news: Pick<ReplicaNews, 'announce'>,
): (postId: string | null) => void {
  return (postId) => {
    caches.purge(postId);
    news.announce(postId);
  };
}
