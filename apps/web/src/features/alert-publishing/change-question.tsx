import type { Post } from '@brandpost/domain';
import type { PostBody } from '@brandpost/rubicore-api';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { Failure } from '../../forms/failure.tsx';
import { Question } from '../../forms/question.tsx';
import { alertPublishingTexts as texts } from './alert-publishing-texts.ts';
import { failureIn } from './failure-in.ts';
import type { useAlertChange } from './use-alert-change.ts';

const Fields = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 1rem;
`;

type ChangeQuestionProps = {
  title: string;
  yes: string;
  change: ReturnType<typeof useAlertChange>;
  /** What is sent when the answer is yes, for the alert as it is by then. */
  bodyOf: (present: Post, now: Date) => PostBody;
  onDone: () => void;
  onCancel: () => void;
  children: ReactNode;
};

/** Asks before an alert that is out is changed, with what is to be filled in before; a refusal is said there. */
export function ChangeQuestion({
  title,
  yes,
  change,
  bodyOf,
  onDone,
  onCancel,
  children,
}: ChangeQuestionProps) {
  return (
    <Question
      title={title}
      yes={yes}
      no={texts.cancel}
      isDisabled={change.isPending}
      onNo={onCancel}
      onYes={() => change.mutate(bodyOf, { onSuccess: onDone })}
    >
      <Fields>
        {children}
        {change.isError && <Failure>{failureIn(change.error, texts.wrongChange)}</Failure>}
      </Fields>
    </Question>
  );
}
