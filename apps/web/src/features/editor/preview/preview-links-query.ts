import type { RubicoreClient } from '@brandpost/rubicore-api';
import { queryOptions } from '@tanstack/react-query';
import { queryKeys } from '../../../server-state/query-keys.ts';

const MAX_LINKS = 50;

/** The meta of what makes a link or takes it back. */
export const LINKS_META = { invalidates: [queryKeys.previewLinks], isFailureShown: true } as const;

/** Links by which those without an account see a post, the last one first. */
export const previewLinksQuery = (client: RubicoreClient, id: number) =>
  queryOptions({
    queryKey: [...queryKeys.previewLinks, id],
    queryFn: ({ signal }) =>
      client.call('listPreviewLinks', { params: { id }, query: { perPage: MAX_LINKS }, signal }),
    staleTime: 0,
  });
