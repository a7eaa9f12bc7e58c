import type { PostDraft } from '@brandpost/domain';
import type { RubicoreClient } from '@brandpost/rubicore-api';
import { formatDateTime } from '@brandpost/swedish';
import { colour } from '@brandpost/ui';
import { Clock } from 'lucide-react';
import { useState } from 'react';
import { styled } from 'styled-components';
import { ariaDisabled } from '../../../forms/aria-disabled.ts';
import { SmallButton } from '../../../forms/form-group.tsx';
import { DifferenceList } from '../history/difference-list.tsx';
import { useDifferences } from '../history/use-differences.ts';
import type { ReferenceData } from '../opening/reference-data.ts';
import { schedulingTexts as texts } from '../scheduling-editor-texts.ts';
import { draftWithBody } from './changed-body.ts';
import type { Scheduling } from './use-scheduled-change.ts';

const Box = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 0.75rem;
  padding: 1rem;
  border: 1px solid ${colour('primary')};
  border-radius: var(--bp-radius-s);
  background: ${colour('bg')};
  font-size: 1rem;

  h2 {
    display: flex;
    gap: 0.5rem;
    align-items: center;
    font-size: 1.0625rem;
    text-wrap: pretty;
  }
`;
const Quiet = styled.p`
  color: ${colour('muted')};
  font-size: 0.9375rem;
`;

type WaitingChangeProps = {
  scheduling: Scheduling;
  draft: PostDraft;
  referenceData: ReferenceData;
  client: RubicoreClient;
};

/** A change that waits: when it is made, what happens until then, what it changes, and how to give it up. */
export function WaitingChange({ scheduling, draft, referenceData, client }: WaitingChangeProps) {
  const [isShown, setIsShown] = useState(false);
  const { waiting, isBusy, cancel } = scheduling;
  if (waiting === null) return null;
  return (
    <Box aria-labelledby="waiting-change">
      <h2 id="waiting-change">
        <Clock aria-hidden="true" size={20} />
        {texts.waiting(formatDateTime(waiting.publishAt))}
      </h2>
      {waiting.failure !== null && <strong>{texts.failed(waiting.failure)}</strong>}
      <p>{texts.waitingText}</p>
      {waiting.authorName !== '' && <Quiet>{texts.by(waiting.authorName)}</Quiet>}
      <SmallButton type="button" aria-expanded={isShown} onClick={() => setIsShown(!isShown)}>
        {isShown ? texts.hide : texts.show}
      </SmallButton>
      {isShown && (
        <WaitingDifference
          before={draft}
          after={draftWithBody(draft, waiting.post)}
          referenceData={referenceData}
          client={client}
        />
      )}
      <SmallButton type="button" onClick={cancel} {...ariaDisabled(isBusy)}>
        {texts.cancel}
      </SmallButton>
      <Quiet>{texts.cancelHint}</Quiet>
    </Box>
  );
}

type WaitingDifferenceProps = {
  before: PostDraft;
  after: PostDraft;
  referenceData: ReferenceData;
  client: RubicoreClient;
};

/** What a change that waits will change. */
function WaitingDifference({ before, after, ...known }: WaitingDifferenceProps) {
  const differences = useDifferences(before, after, known);
  return differences === null ? null : <DifferenceList heading="h3" differences={differences} />;
}
