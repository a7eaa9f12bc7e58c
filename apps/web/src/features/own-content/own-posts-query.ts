import type { PostStatus } from '@brandpost/domain';
import type { RubicoreClient } from '@brandpost/rubicore-api';
import { queryOptions } from '@tanstack/react-query';
import { decodedList } from '../../api/decoded.ts';
import { queryKeys } from '../../server-state/query-keys.ts';
import { decodeOwnPost } from './own-post-card.tsx';

/** @property q a part of the title; all where it is empty */
type OwnPostsAsked = { status: readonly PostStatus[]; q?: string; perPage: number };

/** What somebody writes and has written, changed last first. */
export function ownPostsQuery(client: RubicoreClient, { status, q = '', perPage }: OwnPostsAsked) {
  const query = { status: [...status], sort: 'updatedDate DESC', perPage, ...(q !== '' && { q }) };
  return queryOptions({
    queryKey: [...queryKeys.posts, 'own', query],
    async queryFn({ signal }) {
      const rows = await client.call('listMyPosts', { query, signal });
      return { posts: [...decodedList(rows, decodeOwnPost)], total: rows.total };
    },
  });
}
