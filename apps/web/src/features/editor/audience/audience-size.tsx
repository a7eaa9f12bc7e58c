import { asksForAcknowledgement, type PostDraft } from '@brandpost/domain';
import type { Audience, RubicoreClient } from '@brandpost/rubicore-api';
import { colour } from '@brandpost/ui';
import { styled } from 'styled-components';
import { queryKeys } from '../../../server-state/query-keys.ts';
import { ownSession, useSession } from '../../../session/use-session.ts';
import { useDebouncedQuery } from '../asking/use-debounced-query.ts';
import type { Editing } from '../post/editing.ts';
import { postEditorTexts } from '../post-editor-texts.ts';

const PAUSE_MS = 400;

/** Who would see the post; null until it is known, and where the upstream cannot tell. */
function useAudience(
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

const texts = postEditorTexts.audience;
const Size = styled.div`
  color: ${colour('muted')};
  font-size: 0.9375rem;
`;

/** Who will see it: everybody, all staff, or so many, with some of them by name. Source: UX, Editor. */
export function AudienceSize({ draft, client }: Pick<Editing, 'draft' | 'client'>) {
  const audience = useAudience(draft, client);
  const own = ownSession(useSession());
  if (audience === null || draft.nodeIds.length === 0) return <Size role="status" />;
  const { everyone, signedIn, count, sample } = audience;
  const { type, acknowledgeBy } = draft;
  const mustAcknowledge = type !== null && asksForAcknowledgement({ type, acknowledgeBy });
  if (everyone) return <Size role="status">{texts.everyone}</Size>;
  if (!signedIn && count === 1 && sample[0]?.id === own?.user.id) {
    return <Size role="status">{texts.onlyYou}</Size>;
  }
  return (
    <Size role="status">
      <p>{signedIn ? texts.signedIn(count) : texts.some(count)}</p>
      {mustAcknowledge && <p>{texts.mustAcknowledge(count)}</p>}
      {!signedIn && sample.length > 0 && <p>{texts.sample(sample.map(({ displayName }) => displayName))}</p>}
    </Size>
  );
}
