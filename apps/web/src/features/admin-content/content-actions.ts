import type { PostStatus } from '@brandpost/domain';
import type { RubicoreClient } from '@brandpost/rubicore-api';
import { CalendarOff, CircleOff, RotateCcw, Send, Trash2 } from 'lucide-react';
import type { BulkAction } from '../../administration/table/bulk-action.ts';
import { adminContentTexts } from './admin-content-texts.ts';
import type { ContentRow } from './content-row.ts';

const { bulk: words } = adminContentTexts;

/** What can be done with several posts. What is deleted for good is the one thing that cannot be taken back. */
export function contentActions(
  client: RubicoreClient,
  may: { publish: boolean; remove: boolean },
): BulkAction<ContentRow>[] {
  const setStatus = (id: number, status: PostStatus, version: number | null = null) =>
    client.call('updatePost', {
      params: { id },
      json: { status },
      ...(version === null ? {} : { ifMatch: version }),
    });
  const become = (status: PostStatus) => async (row: ContentRow) => {
    await setStatus(row.id, status, row.version);
    return () => setStatus(row.id, row.status);
  };
  const publishing: BulkAction<ContentRow>[] = [
    {
      id: 'publish',
      text: words.publish,
      icon: Send,
      isFor: ({ status }) => status === 'draft',
      question: { title: words.publishTitle, text: words.publishText },
      run: become('publish'),
      done: words.published,
    },
    {
      id: 'unpublish',
      text: words.unpublish,
      icon: CircleOff,
      isFor: ({ status }) => status === 'publish',
      question: { title: words.unpublishTitle, text: words.unpublishText },
      run: become('draft'),
      done: words.unpublished,
    },
    {
      id: 'unschedule',
      text: words.unschedule,
      icon: CalendarOff,
      isFor: ({ status }) => status === 'future',
      question: { title: words.unscheduleTitle, text: words.unscheduleText, no: words.unscheduleNo },
      run: become('draft'),
      done: words.unpublished,
    },
  ];
  const removing: BulkAction<ContentRow>[] = [
    {
      id: 'trash',
      text: words.trash,
      icon: Trash2,
      isFor: ({ status }) => status !== 'trash',
      question: { title: words.trashTitle, text: words.trashText, yes: words.trashYes },
      // The call that also looks for pages below.
      run: async ({ id, status }) => {
        await client.call('deletePost', { params: { id } });
        return () => setStatus(id, status);
      },
      done: words.trashed,
    },
    {
      id: 'restore',
      text: words.restore,
      icon: RotateCcw,
      isFor: ({ status }) => status === 'trash',
      question: { title: words.restoreTitle, text: words.restoreText },
      run: async ({ id }) => {
        await client.call('restorePost', { params: { id } });
        return () => client.call('deletePost', { params: { id } });
      },
      done: words.restored,
    },
    {
      id: 'delete',
      text: words.delete,
      icon: Trash2,
      isFor: ({ status }) => status === 'trash',
      question: { title: words.deleteTitle, text: words.deleteText },
      run: async ({ id }) => {
        await client.call('deletePost', { params: { id } });
        return null;
      },
      done: words.deleted,
    },
  ];
  return [...(may.publish ? publishing : []), ...(may.remove ? removing : [])];
}
