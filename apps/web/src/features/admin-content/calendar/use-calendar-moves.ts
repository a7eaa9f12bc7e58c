import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { type Notice, successNotice } from '../../../administration/table/notice.ts';
import { useServices } from '../../../api/services.ts';
import { failureOf } from '../../../forms/failure-of.ts';
import { queryKeys } from '../../../server-state/query-keys.ts';
import type { CalendarEntry } from './calendar-query.ts';
import { calendarTexts as texts } from './calendar-texts.ts';

type Move = { entry: CalendarEntry; to: string; isUndo?: boolean };

/** Has something happen at another time, and takes that back. */
export function useCalendarMoves() {
  const { client, now } = useServices();
  const [notice, setNotice] = useState<Notice | null>(null);
  const moving = useMutation({
    meta: { invalidates: [queryKeys.posts], isFailureShown: true },
    async mutationFn({ entry: { kind, postId, version }, to, isUndo }: Move): Promise<void> {
      const params = { id: postId };
      if (kind === 'change') {
        const { post } = await client.call('getScheduledChange', { params });
        await client.call('scheduleChange', { params, json: { publishAt: to, post } });
        return;
      }
      await client.call('updatePost', {
        params,
        json: kind === 'publish' ? { publishedDate: to } : { unpublishedDate: to },
        ...(version === null || isUndo ? {} : { ifMatch: version }),
      });
    },
    onSuccess: (_, { entry, to, isUndo }) =>
      setNotice(
        isUndo
          ? successNotice(texts.undone)
          : successNotice(texts.moved(entry, to), () => moving.mutate({ entry, to: entry.at, isUndo: true })),
      ),
    onError: (error, { entry }) => setNotice(failed(entry, failureOf(error))),
  });
  return {
    notice,
    /**
     * @param to an instant that is still to come; another is refused, since it would happen at once
     * @param onMoved called when it has been moved
     */
    move(entry: CalendarEntry, to: string, onMoved?: () => void): void {
      if (moving.isPending || to === entry.at) return;
      if (Date.parse(to) <= now.getTime()) setNotice(failed(entry, texts.past));
      else moving.mutate({ entry, to }, onMoved && { onSuccess: onMoved });
    },
  };
}

function failed({ title }: CalendarEntry, message: string): Notice {
  return { text: '', failures: [{ name: title, message }], undo: null };
}
