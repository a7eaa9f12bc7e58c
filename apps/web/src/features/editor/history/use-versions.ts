import type { PostVersion, RubicoreClient } from '@brandpost/rubicore-api';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useCallback, useState } from 'react';
import { queryKeys } from '../../../server-state/query-keys.ts';

const PER_PAGE = 30;

/** How much of a post's history is known. */
export type KnownVersions = {
  readonly versions: readonly PostVersion[];
  /** How many there are in all; null until it is known. */
  readonly total: number | null;
  readonly hasFailed: boolean;
};

/** The saved versions of a post, newest first, a page at a time. @param isAll with all that was saved by itself */
export function useVersions(postId: number | null, isAll: boolean, client: RubicoreClient) {
  const [pages, setPages] = useState(1);
  const query = { perPage: PER_PAGE * pages, ...(isAll ? { all: true } : {}) };
  const { data, isError, refetch } = useQuery({
    queryKey: [...queryKeys.posts, 'versions', postId, query],
    async queryFn({ signal }) {
      const versions = await client.call('listPostVersions', { params: { id: postId ?? 0 }, query, signal });
      return { versions: [...versions], total: versions.total };
    },
    enabled: postId !== null,
    placeholderData: keepPreviousData,
    // Every save makes one.
    staleTime: 0,
  });
  const known: KnownVersions = {
    versions: data?.versions ?? [],
    total: postId === null ? 0 : (data?.total ?? null),
    hasFailed: isError,
  };
  return {
    ...known,
    more: useCallback(() => setPages((count) => count + 1), []),
    again: useCallback(() => void refetch(), [refetch]),
  };
}
