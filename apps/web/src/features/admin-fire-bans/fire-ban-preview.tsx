import { type FireBan, type FireBanState, fireBanNow } from '@brandpost/domain';
import { styled } from 'styled-components';
import type { RecordValues } from '../../administration/table/record-field.ts';
import { FireBanStatus } from '../../fire-ban/fire-ban-status.tsx';
import { adminFireBansTexts as texts } from './admin-fire-bans-texts.ts';
import { bodyOf, validateDraft } from './fire-ban-draft.ts';

const Frame = styled.section`
  h3 {
    margin-bottom: 0.5rem;
    font-size: 1rem;
  }
`;

type FireBanPreviewProps = { values: RecordValues; said: FireBan | null };

/** What visitors will read when it is saved; nothing before it can be. */
export function FireBanPreview({ values, said }: FireBanPreviewProps) {
  const now = new Date();
  const body = bodyOf(values, said, now);
  if (!validateDraft(body).ok) return null;
  const isToCome = body.from !== null && new Date(body.from) > now;
  const draft: FireBan = {
    ...body,
    id: said?.id ?? 0,
    // Validated above.
    state: body.state as FireBanState,
    stateBefore: isToCome ? fireBanNow(said, now).state : null,
    checkedAt: now.toISOString(),
  };
  return (
    <Frame aria-labelledby="sa-visas-det">
      <h3 id="sa-visas-det">{texts.willSay}</h3>
      <FireBanStatus known={fireBanNow(draft, now)} said={draft} />
    </Frame>
  );
}
