import type { ViewedList } from '@brandpost/domain';
import type { SavedView } from '@brandpost/rubicore-api';
import { useMutation } from '@tanstack/react-query';
import { useServices } from '../../api/services.ts';
import { queryKeys } from '../../server-state/query-keys.ts';
import { adminTableTexts } from '../admin-table-texts.ts';
import { type Notice, successNotice } from '../table/notice.ts';
import { savedViewsTexts as texts } from './saved-views-texts.ts';

type WrittenView = Omit<SavedView, 'id'>;

/** Saves, changes and deletes views of a list. What is done at once is shown, and can be undone. */
export function useViewChanges(list: ViewedList, onNotice: (notice: Notice) => void) {
  const { client } = useServices();
  const meta = { invalidates: [queryKeys.savedViews] };
  const create = (view: WrittenView) => client.call('createSavedView', { json: { list, ...view } });
  const update = ({ id, name, query, columns, isShared }: SavedView) =>
    client.call('updateSavedView', { params: { id }, json: { name, query, columns, isShared } });
  const undoing = useMutation({
    meta,
    mutationFn: (undo: () => Promise<unknown>) => undo(),
    onSuccess: () => onNotice(successNotice(adminTableTexts.undone)),
  });
  const announce = (text: string, undo: () => Promise<unknown>) =>
    onNotice(successNotice(text, () => undoing.mutate(undo)));
  const changing = useMutation({
    meta,
    mutationFn: ({ after }: { before: SavedView; after: SavedView; text: string }) => update(after),
    onSuccess: (_, { before, text }) => announce(text, () => update(before)),
  });
  const removing = useMutation({
    meta,
    mutationFn: ({ id }: SavedView) => client.call('deleteSavedView', { params: { id } }),
    onSuccess: (_, { id: _id, ...view }) => announce(texts.removed(view.name), () => create(view)),
  });
  return {
    create,
    update,
    change: (before: SavedView, patch: Partial<WrittenView>, text: string) =>
      changing.mutate({ before, after: { ...before, ...patch }, text }),
    remove: (view: SavedView) => removing.mutate(view),
  };
}
