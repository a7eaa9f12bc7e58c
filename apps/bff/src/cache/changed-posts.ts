const MAX_POSTS = 10_000;

/** Which posts have changed, and when: what was made before may tell of a post that has been taken back. */
export type ChangedPosts = {
  note(postId: string): void;
  hasChangedSince(postId: string, sinceMs: number): boolean;
};

export function createChangedPosts(now: () => number): ChangedPosts {
  const changed = new Map<string, number>();
  return {
    note(postId) {
      changed.delete(postId);
      changed.set(postId, now());
      const oldest = changed.keys().next();
      if (changed.size > MAX_POSTS && !oldest.done) changed.delete(oldest.value);
    },
    hasChangedSince: (postId, sinceMs) => (changed.get(postId) ?? Number.NEGATIVE_INFINITY) >= sinceMs,
  };
}
