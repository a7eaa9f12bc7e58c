import type { PostDraft } from '@brandpost/domain';
import type { Audience, RubicoreClient } from '@brandpost/rubicore-api';
import { queryKeys } from '../../../server-state/query-keys.ts';
import { useDebouncedQuery } from '../asking/use-debounced-query.ts';

const PAUSE_MS = 400;

/** Who would see the post; null until it is known, and where the upstream cannot tell. */
export function useAudience(
  { type, nodeIds, categoryIds, userIds }: PostDraft,
  client: RubicoreClient,
): Audience | null {
  return useDebouncedQuery({
    question: type === null ? null : JSON.stringify({ type, nodeIds, categoryIds, userIds }),
    queryKey: [...queryKeys.users, 'audience'],
    ask: (asked, signal) => client.call('getAudience', { json: JSON.parse(asked), signal }),
    pauseMs: PAUSE_MS,
  });
}
