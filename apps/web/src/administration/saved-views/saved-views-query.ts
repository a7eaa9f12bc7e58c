import type { ViewedList } from '@brandpost/domain';
import type { RubicoreClient } from '@brandpost/rubicore-api';
import { queryOptions } from '@tanstack/react-query';
import type { Services } from '../../api/services.ts';
import { queryClientOf } from '../../server-state/query-client-of.ts';
import { queryKeys } from '../../server-state/query-keys.ts';

/** The views of a list that anyone who is signed in can choose between, by name. */
export const savedViewsQuery = (client: RubicoreClient, list: ViewedList) =>
  queryOptions({
    queryKey: [...queryKeys.savedViews, list],
    queryFn: async ({ signal }) => (await client.call('listSavedViews', { query: { list }, signal })).views,
    // An upstream may not have them: what has failed is not asked for with each look at the list.
    retryOnMount: false,
  });

/** The views of all lists that anyone who is signed in may open, by name. */
export const allSavedViewsQuery = (client: RubicoreClient) =>
  queryOptions({
    queryKey: [...queryKeys.savedViews, 'all'],
    queryFn: async ({ signal }) => (await client.call('listSavedViews', { query: {}, signal })).views,
    retry: false,
    retryOnMount: false,
  });

/** For loaders: has the views of a list ready, so that the menu of them stands still. Never throws. */
export async function loadSavedViews(services: Services, list: ViewedList): Promise<void> {
  await queryClientOf(services).prefetchQuery({ ...savedViewsQuery(services.client, list), retry: false });
}
