import type { MediaRecord } from '@brandpost/rubicore-api';
import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useServices } from '../../../api/services.ts';
import { failureOf } from '../../../forms/failure-of.ts';
import { mediaListQuery } from '../media-queries.ts';
import type { LibraryView } from './library-view.ts';

export type MediaList = {
  /** `loading` may have the files of the list before, which stay until the new ones are there. */
  status: 'loading' | 'ready' | 'failed';
  items: readonly MediaRecord[];
  total: number;
  /** What to say of a failure; null where there is none. */
  failure: string | null;
  /** How many pages `items` are. */
  steps: number;
  retry: () => void;
};

/** The files of a view: as many pages as it says. */
export function useMediaList(view: LibraryView): MediaList {
  const query = useInfiniteQuery({
    ...mediaListQuery(useServices().client, view),
    placeholderData: keepPreviousData,
  });
  const { data, error, hasNextPage, isFetching, isPlaceholderData, fetchNextPage, refetch } = query;
  const pages = data?.pages.slice(0, view.steps) ?? [];
  const isMissing = !isPlaceholderData && pages.length < view.steps && hasNextPage;
  useEffect(() => {
    if (isMissing && !isFetching && error === null) void fetchNextPage();
  }, [isMissing, isFetching, error, fetchNextPage]);
  const isLoading = data === undefined || isPlaceholderData || isMissing;
  return {
    status: error !== null && !isFetching ? 'failed' : isLoading ? 'loading' : 'ready',
    items: withoutTwins(pages.flatMap(({ items }) => items)),
    total: pages.at(-1)?.total ?? 0,
    failure: error && failureOf(error),
    steps: isLoading ? 0 : pages.length,
    retry: () => void (isMissing ? fetchNextPage() : refetch()),
  };
}

/** A file that was added meanwhile moves the pages: one file may then come twice. */
function withoutTwins(items: readonly MediaRecord[]): MediaRecord[] {
  return [...new Map(items.map((item) => [item.id, item])).values()];
}
