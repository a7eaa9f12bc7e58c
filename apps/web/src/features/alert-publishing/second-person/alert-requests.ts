import { type AlertRequests, ApiError, type RubicoreClient } from '@brandpost/rubicore-api';
import { queryOptions } from '@tanstack/react-query';
import { queryKeys } from '../../../server-state/query-keys.ts';

/** Anyone who may publish alerts asks so often whether one waits for them, while they look at the page. */
const EVERY_MS = 2000;
const NONE: AlertRequests = { isRequired: false, requests: [] };

/**
 * Whether alerts need a second person, and those that wait for one. Kept current where they do. An upstream that does
 * not know the call needs nobody.
 */
export const alertRequestsQuery = (client: RubicoreClient) =>
  queryOptions({
    queryKey: queryKeys.alertRequests,
    async queryFn({ signal, client: queryClient, queryKey }): Promise<AlertRequests> {
      try {
        return await client.call('listAlertRequests', { signal });
      } catch (error) {
        if (error instanceof ApiError && error.status === 404) return NONE;
        // Asked again soon: one answer that is missing is no news.
        const before = queryClient.getQueryData<AlertRequests>(queryKey);
        if (before !== undefined && !signal.aborted) return before;
        throw error;
      }
    },
    refetchInterval: ({ state }) => (state.data?.isRequired === true ? EVERY_MS : false),
    refetchOnWindowFocus: 'always',
  });

/** Who else may approve. */
export const alertApproversQuery = (client: RubicoreClient) =>
  queryOptions({
    queryKey: [...queryKeys.users, 'alert-approvers'],
    queryFn: ({ signal }) => client.call('listAlertApprovers', { signal }),
  });
