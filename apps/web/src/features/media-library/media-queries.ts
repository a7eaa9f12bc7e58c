import { LIST_PER_PAGE } from '@brandpost/domain';
import { type CallOptions, decodeMediaRecord, type RubicoreClient } from '@brandpost/rubicore-api';
import { infiniteQueryOptions, queryOptions, useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { decodedList } from '../../api/decoded.ts';
import { queryKeys } from '../../server-state/query-keys.ts';
import { FILES_PER_STEP, filtersOf, LARGER_THAN_NEEDED, type LibraryView } from './list/library-view.ts';

/** What a write to the library may change. */
export const MEDIA_INVALIDATES = [queryKeys.media, queryKeys.reports];

/** The files of a view, a page after the other. */
export function mediaListQuery(client: RubicoreClient, view: LibraryView) {
  const filters = filtersOf(view);
  return infiniteQueryOptions({
    queryKey: [...queryKeys.media, 'list', filters],
    async queryFn({ pageParam: page, signal }) {
      const query = { ...filters, page, perPage: FILES_PER_STEP };
      const found = decodedList(await client.call('listMedia', { query, signal }), decodeMediaRecord);
      return { items: [...found], total: found.total };
    },
    initialPageParam: 1,
    getNextPageParam: ({ total }, pages) =>
      pages.length * FILES_PER_STEP < total ? pages.length + 1 : undefined,
  });
}

/** The folders, which are categories of media, and how much there is in each; what cannot be had is left out. */
export const foldersQuery = (client: RubicoreClient, kind: 'image' | 'pdf' | null) =>
  queryOptions({
    queryKey: [...queryKeys.media, 'folders', kind],
    async queryFn({ signal }) {
      const count = async (filters: CallOptions<'listMedia'>['query']) => {
        const query = { ...filters, ...(kind === null ? {} : { kind }), perPage: 1 };
        return await client.call('listMedia', { query, signal }).then(
          ({ total }) => total,
          () => null,
        );
      };
      const categories = await client
        .call('listCategories', { query: { type: 'media', perPage: LIST_PER_PAGE }, signal })
        .catch(() => []);
      const [all, missingAlt, unused, tooLarge, trash, ...files] = await Promise.all([
        count({}),
        count({ missingAlt: true }),
        count({ unused: true }),
        count(LARGER_THAN_NEEDED),
        kind === null ? count({ trashed: true }) : null,
        ...categories.map(({ id }) => count({ categoryId: id })),
      ]);
      const folders = categories.map(({ id, name }, index) => ({ id, name, files: files[index] ?? null }));
      return { folders, all, missingAlt, unused, tooLarge, trash };
    },
  });

/** What is known of one file, where it is used, and how it was before. Asked for anew whenever it is opened. */
export const fileQueries = (client: RubicoreClient, id: number) => {
  const key = [...queryKeys.media, 'file', id];
  const params = { id };
  return {
    media: queryOptions({
      queryKey: [...key, 'record'],
      queryFn: async ({ signal }) => decodeMediaRecord(await client.call('getMedia', { params, signal })),
      staleTime: 0,
    }),
    usage: queryOptions({
      queryKey: [...key, 'usage'],
      queryFn: ({ signal }) => client.call('getMediaUsage', { params, signal }),
      staleTime: 0,
    }),
    versions: queryOptions({
      queryKey: [...key, 'versions'],
      queryFn: async ({ signal }) => [...(await client.call('listMediaVersions', { params, signal }))],
      staleTime: 0,
    }),
  };
};

/** After files were sent: refetches what the library shows. */
export function useRefreshMedia(): () => Promise<void> {
  const queryClient = useQueryClient();
  return useCallback(async () => {
    await Promise.all(MEDIA_INVALIDATES.map((queryKey) => queryClient.invalidateQueries({ queryKey })));
  }, [queryClient]);
}
