import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useServices } from '../../../api/services.ts';
import { foldersQuery } from '../media-queries.ts';

export type Folder = { id: number; name: string; files: number | null };
export type FolderCounts = {
  folders: Folder[];
  all: number | null;
  missingAlt: number | null;
  unused: number | null;
  tooLarge: number | null;
  /** null where it is not shown. */
  trash: number | null;
};

const UNKNOWN: FolderCounts = {
  folders: [],
  all: null,
  missingAlt: null,
  unused: null,
  tooLarge: null,
  trash: null,
};

/** The folders with their counts; the list can do without. */
export function useFolders(kind: 'image' | 'pdf' | null): FolderCounts {
  const { client } = useServices();
  return useQuery({ ...foldersQuery(client, kind), placeholderData: keepPreviousData }).data ?? UNKNOWN;
}
