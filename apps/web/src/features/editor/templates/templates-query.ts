import { ApiError, type PostTemplate, type RubicoreClient } from '@brandpost/rubicore-api';
import { queryOptions } from '@tanstack/react-query';
import { queryKeys } from '../../../server-state/query-keys.ts';

/** What saving a template changes. */
export const TEMPLATES_INVALIDATES = [queryKeys.postTemplates];

/** The templates that new posts can begin as; none where the API knows of none. */
export const templatesQuery = (client: RubicoreClient) =>
  queryOptions({
    queryKey: queryKeys.postTemplates,
    async queryFn({ signal }): Promise<readonly PostTemplate[]> {
      try {
        return await client.call('listPostTemplates', { signal });
      } catch (error) {
        if (error instanceof ApiError && error.status === 404) return [];
        throw error;
      }
    },
  });
