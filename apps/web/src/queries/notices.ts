import type { RubicoreClient } from '@brandpost/rubicore-api';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { queryKeys } from '../server-state/query-keys.ts';

/** The newest notices of the person who is signed in, and how many are unread. */
export const noticesQuery = (client: RubicoreClient, perPage: number) =>
  queryOptions({
    queryKey: [...queryKeys.notices, 'newest', perPage],
    queryFn: ({ signal }) => client.call('listNotices', { query: { perPage }, signal }),
    placeholderData: keepPreviousData,
  });

/** What they want to be sent. */
export const noticeSettingsQuery = (client: RubicoreClient) =>
  queryOptions({
    queryKey: [...queryKeys.notices, 'settings'],
    queryFn: ({ signal }) => client.call('getNoticeSettings', { signal }),
  });

/** What browsers subscribe to notifications with; null where there are none. */
export const pushKeyQuery = (client: RubicoreClient) =>
  queryOptions({
    queryKey: [...queryKeys.notices, 'push-key'],
    queryFn: async ({ signal }) => (await client.call('getPushSettings', { signal })).publicKey,
  });
