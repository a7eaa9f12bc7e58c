import { ApiError, type MediaRecord, type RubicoreClient } from '@brandpost/rubicore-api';
import { Folder, RotateCcw, Trash2 } from 'lucide-react';
import type { BulkAction } from '../../../administration/table/bulk-action.ts';
import { ShownFailure } from '../../../api/shown-failure.ts';
import { mediaTexts } from '../media-texts.ts';
import { usedIn } from './used-in.ts';

export type FileAction = BulkAction<MediaRecord>;

const { changes: words } = mediaTexts;

/**
 * What can be done with several files. What is deleted for good is the one thing that cannot be taken back, and that is asked about.
 * @param isForced also files that are used: anyone who asks for it has seen where
 */
export function fileActions(client: RubicoreClient, isForced = false) {
  const trashOf = (id: number, force: boolean) =>
    client.call('trashMedia', { params: { id }, query: force ? { force } : {} });
  const restoreOf = (id: number) => client.call('restoreMedia', { params: { id } });
  const move = (id: number, categoryId: number | null) =>
    client.call('updateMedia', { params: { id }, json: { categoryId } });
  return {
    moveTo: (folder: { id: number | null; name: string }): FileAction => ({
      id: 'move',
      text: folder.name,
      icon: Folder,
      isFor: ({ categoryId }) => categoryId !== folder.id,
      run: async ({ id, categoryId }) => {
        await move(id, folder.id);
        return () => move(id, categoryId);
      },
      done: (count) => words.moved(count, folder.id === null ? null : folder.name),
    }),
    trash: {
      id: 'trash',
      text: words.trash,
      icon: Trash2,
      isFor: ({ trashedDate }) => trashedDate === null,
      run: async ({ id }) => {
        await trashOf(id, isForced).catch(sayingWhere);
        return () => restoreOf(id);
      },
      done: words.trashed,
    } satisfies FileAction,
    restore: {
      id: 'restore',
      text: words.restore,
      icon: RotateCcw,
      isFor: ({ trashedDate }) => trashedDate !== null,
      run: async ({ id }) => {
        await restoreOf(id);
        return () => trashOf(id, true);
      },
      done: words.restored,
    } satisfies FileAction,
    remove: {
      id: 'remove',
      text: words.remove,
      icon: Trash2,
      isFor: ({ trashedDate }) => trashedDate !== null,
      question: { title: words.removeTitle, text: words.removeText },
      run: async ({ id }) => {
        const query = isForced ? { force: true } : {};
        await client.call('deleteMedia', { params: { id }, query }).catch(sayingWhere);
        return null;
      },
      done: words.removed,
    } satisfies FileAction,
  };
}

/** A file that is used is not taken away without a word of where. */
function sayingWhere(error: unknown): never {
  const where = error instanceof ApiError && error.code === 'IN_USE' ? usedIn(error.conflict) : null;
  throw where === null ? error : new ShownFailure(where);
}
