import type { PostStatus } from '@brandpost/domain';
import type { RubicoreClient } from '@brandpost/rubicore-api';
import { queryOptions } from '@tanstack/react-query';
import { decodedList } from '../../api/decoded.ts';
import { queryKeys } from '../../server-state/query-keys.ts';
import { decodeOwnPost } from './own-post-card.tsx';

/** What somebody writes and has written, changed last first. */
export function ownPostsQuery(client: RubicoreClient, status: readonly PostStatus[], perPage: number) {
  const query = { status: [...status], sort: 'updatedDate DESC', perPage };
  return queryOptions({
    queryKey: [...queryKeys.posts, 'own', query],
    async queryFn({ signal }) {
      const rows = await client.call('listMyPosts', { query, signal });
      return { posts: [...decodedList(rows, decodeOwnPost)], total: rows.total };
    },
  });
}
