import type { PostDraft } from '@brandpost/domain';
import type { Audience, RubicoreClient } from '@brandpost/rubicore-api';
import { useAnswer } from '../asking/use-answer.ts';

const PAUSE_MS = 400;

/** Who would see the post; null until it is known, and where the upstream cannot tell. */
export function useAudience(
  { type, nodeIds, categoryIds, userIds }: PostDraft,
  client: RubicoreClient,
): Audience | null {
  return useAnswer(
    type === null ? null : JSON.stringify({ type, nodeIds, categoryIds, userIds }),
    (asked, signal) => client.call('getAudience', { json: JSON.parse(asked), signal }),
    PAUSE_MS,
  );
}
