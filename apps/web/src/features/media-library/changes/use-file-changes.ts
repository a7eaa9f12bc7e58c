import type { MediaRecord } from '@brandpost/rubicore-api';
import { useMutation } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { type Notice, successNotice } from '../../../administration/table/notice.ts';
import { useBulk } from '../../../administration/table/use-bulk.ts';
import { useNewestNotice } from '../../../administration/table/use-newest-notice.ts';
import { useServices } from '../../../api/services.ts';
import { failureOf } from '../../../forms/failure-of.ts';
import { nameOf } from '../file-facts.ts';
import { MEDIA_INVALIDATES } from '../media-queries.ts';
import { mediaTexts } from '../media-texts.ts';
import { type FileAction, fileActions } from './file-actions.ts';

/** Changes of files from the library, and what became of the last one, with the way back. */
export function useFileChanges() {
  const { client } = useServices();
  const bulk = useBulk(nameOf, MEDIA_INVALIDATES);
  const [other, setOther] = useState<Notice | null>(null);
  const emptying = useMutation({
    meta: { invalidates: MEDIA_INVALIDATES, isFailureShown: true },
    mutationFn: () => client.call('emptyMediaTrash', {}),
    onSuccess: ({ deleted, kept }) => setOther(successNotice(mediaTexts.trash.emptied(deleted, kept))),
    onError: (error) =>
      setOther({ text: '', failures: [{ name: '', message: failureOf(error) }], undo: null }),
  });
  const notice = useNewestNotice(bulk.notice, other);
  return {
    actions: useMemo(() => fileActions(client), [client]),
    /** Does it to those of the files that it changes anything of. */
    run: async (action: FileAction, files: readonly MediaRecord[]) => {
      const rows = files.filter(action.isFor);
      if (rows.length > 0) return await bulk.run({ action, rows });
      setOther(successNotice(mediaTexts.changes.nothing));
      return null;
    },
    /** As `run`, also where a file is used: for one who has seen where. */
    forced: useMemo(() => fileActions(client, true), [client]),
    empty: () => emptying.mutateAsync().catch(() => undefined),
    isRunning: bulk.isRunning || emptying.isPending,
    progress: bulk.progress,
    notice,
  };
}

export type FileChanges = ReturnType<typeof useFileChanges>;
