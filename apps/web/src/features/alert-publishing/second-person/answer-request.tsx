import type { AlertRequest } from '@brandpost/rubicore-api';
import { buttonShape, Container, colour } from '@brandpost/ui';
import { useState } from 'react';
import { styled } from 'styled-components';
import type { AlertWithMap } from '../../../area-map/area-map-data.ts';
import { TimeStamp } from '../../../article/time-stamp.tsx';
import { ariaDisabled } from '../../../forms/aria-disabled.ts';
import { failureOf } from '../../../forms/failure-of.ts';
import { ReasonDialog } from '../../../forms/reason-dialog.tsx';
import type { ContentResources } from '../../../queries/content.ts';
import { OneAlert } from '../../alerts/one-alert.tsx';
import { PublishingBar } from '../publishing-bar.ts';
import { secondPersonTexts as texts } from './second-person-texts.ts';
import type { useRequestMutations } from './use-request-mutations.ts';

const MAX_REASON_LENGTH = 500;

const Notice = styled.section`
  margin-bottom: 1.25rem;
  padding: 0.75rem 1rem;
  border-left: 6px solid ${colour('signal')};
  border-radius: 0 var(--bp-radius-m) var(--bp-radius-m) 0;
  background: ${colour('warning-bg')};

  h2 {
    font-size: 1.125rem;
  }
`;
const Answers = styled(PublishingBar)`
  margin-inline: 0;

  > div {
    display: grid;
    grid-template-columns: auto 1fr;
    gap: 0.75rem;
    width: 100%;
    max-width: 44rem;
    margin-inline: auto;
  }
  button {
    padding-inline: 1rem;
  }
  button[data-look='quiet'] {
    ${buttonShape}
    min-height: 56px;
    background: ${colour('bg')};
    color: ${colour('ink')};
  }
`;

type AnswerRequestProps = {
  request: AlertRequest;
  /** The alert as it becomes, with what its blocks and its area show. */
  shown: AlertWithMap & { resources: ContentResources };
  answer: ReturnType<typeof useRequestMutations>;
};

/** For anyone who may approve: the alert as visitors will see it, and the two answers where a thumb reaches them. */
export function AnswerRequest({ request, shown, answer }: AnswerRequestProps) {
  const [isDenying, setIsDenying] = useState(false);
  const { approving, denying } = answer;
  const { askedByName, isOut, mayAnswer, overrideReason } = request;
  const isBusy = approving.isPending || denying.isPending;
  const { publishedDate } = shown.post;
  return (
    <>
      <Container>
        <Notice aria-labelledby="begaran">
          <h2 id="begaran">{isOut ? texts.toAnswerChange(askedByName) : texts.toAnswer(askedByName)}</h2>
          {request.post.status === 'future' && publishedDate !== null ? (
            <p>
              {texts.toAnswerLater} <TimeStamp instant={publishedDate} withTime />.
            </p>
          ) : (
            <p>{texts.toAnswerText}</p>
          )}
          {overrideReason !== '' && <p>{texts.inSpiteOf(overrideReason)}</p>}
        </Notice>
      </Container>
      <OneAlert {...shown} />
      <Answers as="section" aria-label={texts.answers}>
        <p role="status">
          {!mayAnswer && texts.masked}
          {approving.isError && failureOf(approving.error)}
        </p>
        {mayAnswer && (
          <div>
            <button
              type="button"
              data-look="quiet"
              onClick={() => setIsDenying(true)}
              {...ariaDisabled(isBusy)}
            >
              {texts.deny}
            </button>
            <button type="button" onClick={() => approving.mutate(undefined)} {...ariaDisabled(isBusy)}>
              {approving.isPending ? texts.approving : texts.approve}
            </button>
          </div>
        )}
      </Answers>
      {isDenying && (
        <ReasonDialog
          texts={texts.denial}
          maxLength={MAX_REASON_LENGTH}
          field="reason"
          sending={denying}
          onSend={(reason) => denying.mutateAsync(reason, { onSuccess: () => setIsDenying(false) })}
          onClose={() => setIsDenying(false)}
        />
      )}
    </>
  );
}
