import { emptyDraft, type PostDraft } from '@brandpost/domain';

/** What this browser remembers of a draft until it is saved elsewhere: the last resort. */
export type LocalCopy = {
  readonly draft: PostDraft;
  /** The version that it was made of. */
  readonly version: number | null;
  readonly atMs: number;
  /** Of a new post: the key that it is made under. Its answer may have been lost. */
  readonly creationKey?: string;
};

const PREFIX = 'brandpost-draft';

/** One person's copies in this browser; somebody else's are not found. A browser that refuses to remember does without. */
export function createLocalCopies(userId: number, storage: Storage) {
  const keyOf = (postId: number | null) => `${PREFIX}-${userId}-${postId ?? 'new'}`;
  return {
    read(postId: number | null): LocalCopy | null {
      try {
        const copy: unknown = JSON.parse(storage.getItem(keyOf(postId)) ?? 'null');
        // One that an earlier version has kept lacks the fields that are newer.
        return isLocalCopy(copy) ? { ...copy, draft: { ...emptyDraft(), ...copy.draft } } : null;
      } catch {
        return null;
      }
    },
    write(postId: number | null, copy: LocalCopy): void {
      try {
        storage.setItem(keyOf(postId), JSON.stringify(copy));
      } catch {
        // Full, or not allowed: the service is still there.
      }
    },
    remove(postId: number | null): void {
      try {
        storage.removeItem(keyOf(postId));
      } catch {
        // As above.
      }
    },
  };
}

export type LocalCopies = ReturnType<typeof createLocalCopies>;

function isLocalCopy(value: unknown): value is LocalCopy {
  return (
    typeof value === 'object' &&
    value !== null &&
    'draft' in value &&
    typeof value.draft === 'object' &&
    value.draft !== null &&
    'content' in value.draft &&
    Array.isArray(value.draft.content)
  );
}
