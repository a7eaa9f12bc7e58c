import { LIST_PER_PAGE } from '@brandpost/domain';
import type { RubicoreClient } from '@brandpost/rubicore-api';
import { queryOptions } from '@tanstack/react-query';
import { queryKeys } from '../server-state/query-keys.ts';
import { placeNodes } from './all-nodes.ts';

/** Every role with what it says on capabilities, by name. */
export const rolesQuery = (client: RubicoreClient) =>
  queryOptions({
    queryKey: [...queryKeys.roles, 'all'],
    queryFn: async ({ signal }) => [
      ...(await client.call('listRoles', { query: { perPage: LIST_PER_PAGE }, signal })),
    ],
  });

/** Every capability that there is. */
export const capabilitiesQuery = (client: RubicoreClient) =>
  queryOptions({
    queryKey: [...queryKeys.roles, 'capabilities'],
    queryFn: async ({ signal }) => [
      ...(await client.call('listCapabilities', { query: { perPage: LIST_PER_PAGE }, signal })),
    ],
  });

/** Every job role, by name. */
export const jobsQuery = (client: RubicoreClient) =>
  queryOptions({
    queryKey: [...queryKeys.categories, 'jobs'],
    queryFn: async ({ signal }) => [
      ...(await client.call('listCategories', {
        query: { type: 'pidjob', perPage: LIST_PER_PAGE },
        signal,
      })),
    ],
  });

/** Every node, each below the one that it belongs to. */
export const nodesQuery = (client: RubicoreClient) =>
  queryOptions({
    queryKey: [...queryKeys.nodes, 'all'],
    queryFn: async ({ signal }) =>
      placeNodes(await client.call('listNodes', { query: { perPage: LIST_PER_PAGE }, signal })),
  });
