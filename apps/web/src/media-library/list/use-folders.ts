import { LIST_PER_PAGE } from '@brandpost/domain';
import type { CallOptions } from '@brandpost/rubicore-api';
import { useEffect, useState } from 'react';
import { useServices } from '../../app/services.ts';
import { LARGER_THAN_NEEDED } from './library-view.ts';

export type Folder = { id: number; name: string; files: number | null };
export type FolderCounts = {
  folders: Folder[];
  all: number | null;
  missingAlt: number | null;
  unused: number | null;
  tooLarge: number | null;
};

const UNKNOWN: FolderCounts = { folders: [], all: null, missingAlt: null, unused: null, tooLarge: null };

/**
 * The folders, which are categories of media, and how much there is in each; what cannot be had is left out, since the
 * list can do without. @param turn is another when it should be counted anew
 */
export function useFolders(turn: number, kind: 'image' | 'pdf' | null): FolderCounts {
  const { client } = useServices();
  const [counts, setCounts] = useState(UNKNOWN);
  useEffect(() => {
    const { signal, abort } = abortable();
    const count = async (query: CallOptions<'listMedia'>['query']) => {
      const asked = { ...query, ...(kind === null ? {} : { kind }), perPage: 1 };
      return await client.call('listMedia', { query: asked, signal }).then(
        ({ total }) => total,
        () => null,
      );
    };
    const ask = async () => {
      const categories = await client
        .call('listCategories', { query: { type: 'media', perPage: LIST_PER_PAGE }, signal })
        .catch(() => []);
      const [all, missingAlt, unused, tooLarge, ...files] = await Promise.all([
        count({}),
        count({ missingAlt: true }),
        count({ unused: true }),
        count(LARGER_THAN_NEEDED),
        ...categories.map(({ id }) => count({ categoryId: id })),
      ]);
      if (signal.aborted) return;
      const folders = categories.map(({ id, name }, index) => ({ id, name, files: files[index] ?? null }));
      setCounts({ folders, all, missingAlt, unused, tooLarge });
    };
    void ask();
    return abort;
  }, [client, kind, turn]);
  return counts;
}

function abortable() {
  const ending = new AbortController();
  return { signal: ending.signal, abort: () => ending.abort() };
}
