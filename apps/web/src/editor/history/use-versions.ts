import type { PostVersion, RubicoreClient } from '@brandpost/rubicore-api';
import { useCallback, useEffect, useState } from 'react';

const PER_PAGE = 30;

/** How much of a post's history is known. */
export type KnownVersions = {
  readonly versions: readonly PostVersion[];
  /** How many there are in all; null until it is known. */
  readonly total: number | null;
  readonly hasFailed: boolean;
};

const NONE: KnownVersions = { versions: [], total: null, hasFailed: false };

/** The saved versions of a post, newest first, a page at a time. @param isAll with all that was saved by itself */
export function useVersions(postId: number | null, isAll: boolean, client: RubicoreClient) {
  const [known, setKnown] = useState(NONE);
  const [pages, setPages] = useState(1);
  const [attempt, setAttempt] = useState(0);
  useEffect(() => {
    if (postId === null) return setKnown({ ...NONE, total: 0 });
    const asking = new AbortController();
    const query = { perPage: PER_PAGE * pages, ...(isAll ? { all: true } : {}) };
    client.call('listPostVersions', { params: { id: postId }, query, signal: asking.signal }).then(
      (versions) => setKnown({ versions, total: versions.total, hasFailed: false }),
      () => {
        if (!asking.signal.aborted) setKnown((before) => ({ ...before, hasFailed: true }));
      },
    );
    return () => asking.abort();
  }, [postId, isAll, pages, attempt, client]);
  return {
    ...known,
    more: useCallback(() => setPages((count) => count + 1), []),
    again: useCallback(() => setAttempt((count) => count + 1), []),
  };
}
