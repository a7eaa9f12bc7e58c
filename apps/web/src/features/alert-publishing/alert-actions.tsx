import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { styled } from 'styled-components';
import { useServices } from '../../api/services.ts';
import { useLostFocus } from '../../navigation/use-lost-focus.ts';
import { SignInWhereOneIs } from '../login/keep-through-sign-in.tsx';
import { Ways } from './action-form.ts';
import { alertPublishingTexts as texts } from './alert-publishing-texts.ts';
import { AllClearQuestion } from './all-clear-question.tsx';
import { CorrectionForm } from './correction-form.tsx';
import { failureIn } from './failure-in.ts';
import { ResumeQuestion } from './resume-question.tsx';
import { TranslationsNote } from './translations-note.tsx';
import { UpdateForm } from './update-form.tsx';
import { alertQuery, useAlertChange } from './use-alert-change.ts';

const Said = styled.p`
  font-weight: 600;

  &:focus {
    outline: none;
  }
`;

type AlertActionsProps = {
  id: number;
  isDrill: boolean;
  /** Whether it is known to have been said that the danger is over. */
  isOver?: boolean;
  /** Where one is; held by what stands around, which shows it too. */
  step: Step;
  onStep: (step: Step) => void;
};

export type Step = 'none' | 'update' | 'correction' | 'over' | 'ended' | 'resume' | 'resumed';

/** What can be done with an alert that is out: something new is said, it is put right, or the danger is over, or on again. */
export function AlertActions({ id, isDrill, isOver = false, step, onStep }: AlertActionsProps) {
  const [opening, setOpening] = useState(0);
  const { data: present, isError: isUnknown } = useQuery({
    ...alertQuery(useServices().client, { id, opening }),
    enabled: step !== 'none' && step !== 'ended' && step !== 'resumed',
  });
  const isEnded = step === 'ended' || step === 'resume' || (isOver && step !== 'resumed');
  const isCorrecting = step === 'correction';
  // Which says itself why it was refused.
  const isQuestion = step === 'over' || step === 'resume';
  const [said, setSaid] = useState('');
  const change = useAlertChange(id);
  const message = useLostFocus<HTMLParagraphElement>(said);
  const update = useLostFocus<HTMLButtonElement>(step);
  const begin = (next: Step) => {
    setSaid('');
    change.reset();
    setOpening(opening + 1);
    onStep(next);
  };
  const end = (words: string, next: Step = 'none') => {
    setSaid(words);
    onStep(next);
  };
  return (
    <>
      <Said role="status" ref={message} tabIndex={-1}>
        {(change.isError && !isQuestion) || (isUnknown && (isCorrecting || step === 'resume'))
          ? failureIn(change.error, texts.wrongChange)
          : said}
      </Said>
      {step !== 'none' && <SignInWhereOneIs />}
      {step === 'update' && (
        <UpdateForm change={change} onSent={() => end(texts.updated)} onCancel={() => onStep('none')} />
      )}
      {isCorrecting && present && (
        <CorrectionForm
          alert={present}
          change={change}
          onSent={() => end(texts.corrected)}
          onCancel={() => onStep('none')}
        />
      )}
      {(step === 'update' || isCorrecting) && (
        <TranslationsNote translations={present?.alert?.translations} />
      )}
      {isEnded && (
        <Ways>
          <button ref={update} type="button" data-look="quiet" onClick={() => begin('resume')}>
            {texts.resume}
          </button>
        </Ways>
      )}
      {!isEnded && step !== 'update' && (!isCorrecting || isUnknown) && (
        <Ways>
          <button ref={update} type="button" onClick={() => begin('update')}>
            {texts.update}
          </button>
          <button type="button" data-look="quiet" onClick={() => begin('correction')}>
            {texts.correct}
          </button>
          <button type="button" data-look="quiet" onClick={() => begin('over')}>
            {texts.over}
          </button>
        </Ways>
      )}
      {step === 'over' && (present || isUnknown) && (
        <AllClearQuestion
          title={present?.title ?? ''}
          isDrill={isDrill}
          change={change}
          onCancel={() => onStep('none')}
          onEnded={() => end(isDrill ? texts.overDoneDrill : texts.overDone, 'ended')}
        />
      )}
      {step === 'resume' && present && (
        <ResumeQuestion
          title={present.title}
          change={change}
          onCancel={() => onStep(isOver ? 'none' : 'ended')}
          onResumed={() => end(isDrill ? texts.resumedDrill : texts.resumed, 'resumed')}
        />
      )}
    </>
  );
}
