import { LIST_PER_PAGE } from '@brandpost/domain';
import { ApiError, type RubicoreClient, type SharedBlock } from '@brandpost/rubicore-api';
import { queryOptions } from '@tanstack/react-query';
import { queryKeys } from '../../../server-state/query-keys.ts';

/** What saving a shared block changes. */
export const SHARED_BLOCKS_INVALIDATES = [queryKeys.sharedBlocks];

/** The shared blocks that one may put on a page; none where the API knows of none, or shows them to others alone. */
export const sharedBlocksQuery = (client: RubicoreClient) =>
  queryOptions({
    queryKey: [...queryKeys.sharedBlocks, 'all'],
    async queryFn({ signal }): Promise<readonly SharedBlock[]> {
      try {
        return await client.call('listSharedBlocks', { query: { perPage: LIST_PER_PAGE }, signal });
      } catch (error) {
        if (error instanceof ApiError && (error.status === 404 || error.status === 403)) return [];
        throw error;
      }
    },
  });
