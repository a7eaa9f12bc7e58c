import { buttonShape, colour } from '@brandpost/ui';
import { useEffect, useState } from 'react';
import { styled } from 'styled-components';
import { ariaDisabled } from '../../forms/aria-disabled.ts';
import { Question } from '../../forms/question.tsx';
import { TextField } from '../../forms/text-field.tsx';
import { useSubmit } from '../../forms/use-submit.ts';
import { useLostFocus } from '../../navigation/use-lost-focus.ts';
import { allClearBody, updateBody } from './alert-body.ts';
import { alertPublishingTexts as texts } from './alert-publishing-texts.ts';
import { useAlertChange } from './use-alert-change.ts';

const Said = styled.p`
  font-weight: 600;

  &:focus {
    outline: none;
  }
`;
const Ways = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 0.75rem;

  button {
    ${buttonShape}
    flex: 1 1 10rem;
  }
`;
const Form = styled.form`
  display: grid;
  gap: 0.75rem;
  padding: 1rem;
  border: 1px solid ${colour('line')};
  border-radius: var(--bp-radius-m);
`;

type AlertActionsProps = {
  id: number;
  isDrill: boolean;
  /** Called when it is known that the danger is over. */
  onEnded?: () => void;
};

/** What can be done with an alert that is out: something new is said, or that the danger is over. */
export function AlertActions({ id, isDrill, onEnded }: AlertActionsProps) {
  const [step, setStep] = useState<'none' | 'update' | 'over' | 'ended'>('none');
  const [said, setSaid] = useState('');
  const [closing, setClosing] = useState('');
  const change = useAlertChange(id);
  const message = useLostFocus<HTMLParagraphElement>(said);
  const update = useLostFocus<HTMLButtonElement>(step);
  const end = () => {
    setSaid(isDrill ? texts.overDoneDrill : texts.overDone);
    setStep('ended');
    onEnded?.();
  };
  return (
    <>
      <Said role="status" ref={message} tabIndex={-1}>
        {change.isError ? texts.failed : said}
      </Said>
      {step === 'update' && (
        <UpdateForm
          change={change}
          onSent={() => {
            setSaid(texts.updated);
            setStep('none');
          }}
          onCancel={() => setStep('none')}
        />
      )}
      {(step === 'none' || step === 'over') && (
        <Ways>
          <button
            ref={update}
            type="button"
            onClick={() => {
              setSaid('');
              setStep('update');
            }}
          >
            {texts.update}
          </button>
          <button type="button" data-look="quiet" onClick={() => setStep('over')}>
            {texts.over}
          </button>
        </Ways>
      )}
      {step === 'over' && (
        <Question
          title={texts.overQuestion}
          yes={texts.overYes}
          no={texts.cancel}
          isDisabled={change.isPending}
          onNo={() => setStep('none')}
          onYes={() =>
            change.mutate((present, now) => allClearBody(present, closing, now), { onSuccess: end })
          }
        >
          <p>{isDrill ? texts.overTextDrill : texts.overText}</p>
          <TextField label={texts.closing} value={closing} onChange={setClosing} isLong />
        </Question>
      )}
    </>
  );
}

type UpdateFormProps = {
  change: ReturnType<typeof useAlertChange>;
  onSent: () => void;
  onCancel: () => void;
};

/** What is new of an alert, in a few words. */
function UpdateForm({ change, onSent, onCancel }: UpdateFormProps) {
  const [text, setText] = useState('');
  const [missing, setMissing] = useState<{ message: string } | null>(null);
  const { ref, onSubmit } = useSubmit(missing, async () => {
    if (text.trim() === '') return setMissing({ message: texts.updateMissing });
    await change.mutateAsync((present, now) => updateBody(present, text, now));
    onSent();
  });
  // One has pressed the button for it, which is gone.
  useEffect(() => ref.current?.querySelector('textarea')?.focus(), [ref]);
  return (
    <Form ref={ref} noValidate onSubmit={onSubmit}>
      <TextField
        label={texts.updateText}
        value={text}
        onChange={(written) => {
          setText(written);
          setMissing(null);
        }}
        error={missing?.message}
        isLong
      />
      <Ways>
        <button type="submit" {...ariaDisabled(change.isPending)}>
          {texts.sendUpdate}
        </button>
        <button type="button" data-look="quiet" onClick={onCancel}>
          {texts.cancel}
        </button>
      </Ways>
    </Form>
  );
}
