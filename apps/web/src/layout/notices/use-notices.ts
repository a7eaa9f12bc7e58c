import type { Notice } from '@brandpost/rubicore-api';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useServices } from '../../api/services.ts';
import { noticesQuery } from '../../queries/notices.ts';
import { queryKeys } from '../../server-state/query-keys.ts';
import { useFollowed } from '../../server-state/use-followed.ts';

const STEP = 15;
/** As many as the API gives at once. */
const MOST = 100;

/** The newest notices, and what can be done with them. */
export function useNotices() {
  const { client } = useServices();
  const [perPage, setPerPage] = useState(STEP);
  const query = useQuery({ ...noticesQuery(client, perPage), ...useFollowed() });
  const { mutate: markRead } = useMutation({
    mutationFn: (notices: readonly Notice[] | null) =>
      client.call('markNoticesRead', { json: { notices: notices?.map(keyOf) ?? null } }),
    meta: { invalidates: [queryKeys.notices] },
  });
  const { total = 0, unread = 0, notices = [] } = query.data ?? {};
  return {
    ...{ query, notices, unread },
    hasMore: notices.length < total && perPage < MOST,
    showMore: () => setPerPage(Math.min(MOST, perPage + STEP)),
    /** null: all of them. */
    markRead,
  };
}

const keyOf = ({ kind, postId, occasion }: Notice) => ({ kind, postId, occasion });
