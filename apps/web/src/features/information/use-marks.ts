import { useMutation } from '@tanstack/react-query';
import { useServices } from '../../api/services.ts';
import { OWN_INVALIDATES } from '../../queries/profile.ts';
import { markRead, markUnread } from '../../queries/reading-marks.ts';

/** Marks posts as read, or takes that back. */
export function useMarks(userId: number) {
  const { client } = useServices();
  return useMutation({
    mutationFn: ({ ids, isRead }: { ids: number[]; isRead: boolean }) =>
      (isRead ? markRead : markUnread)(client, userId, ids),
    meta: { invalidates: OWN_INVALIDATES },
  });
}
