import type { RubicoreClient } from '@brandpost/rubicore-api';
import { queryOptions } from '@tanstack/react-query';
import { queryKeys } from '../../server-state/query-keys.ts';

const MAX_REPORTS = 200;

/** How the last check went. */
export const checkQuery = (client: RubicoreClient) =>
  queryOptions({
    queryKey: [...queryKeys.accessibility, 'check'],
    queryFn: ({ signal }) => client.call('getAccessibilityCheck', { signal }),
  });

/** What editors have written in the statement. */
export const wordsQuery = (client: RubicoreClient) =>
  queryOptions({
    queryKey: [...queryKeys.accessibility, 'words'],
    queryFn: async ({ signal }) => (await client.call('getAccessibilityStatement', { signal })).words,
  });

/** What people have reported, those first that have to be answered first. */
export const lackReportsQuery = (client: RubicoreClient) =>
  queryOptions({
    queryKey: [...queryKeys.accessibility, 'reports'],
    queryFn: async ({ signal }) => [
      ...(await client.call('listLackReports', { query: { perPage: MAX_REPORTS }, signal })),
    ],
  });
