import { buttonShape, colour } from '@brandpost/ui';
import { useState } from 'react';
import { styled } from 'styled-components';
import { ariaDisabled } from '../../forms/aria-disabled.ts';
import { Question } from '../../forms/question.tsx';
import { TextField } from '../../forms/text-field.tsx';
import { allClearBody, updateBody } from './alert-body.ts';
import { alertPublishingTexts as texts } from './alert-publishing-texts.ts';
import { useAlertChange } from './use-alert-change.ts';

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

/** What can be done with an alert that is out: something new is said, or that the danger is over. */
export function AlertActions({ id }: { id: number }) {
  const [step, setStep] = useState<'none' | 'update' | 'over'>('none');
  const [text, setText] = useState('');
  const [said, setSaid] = useState('');
  const change = useAlertChange(id);
  const close = (done: string) => {
    setSaid(done);
    setStep('none');
    setText('');
  };
  return (
    <>
      <p role="status">{change.isError ? texts.failed : said}</p>
      {step === 'update' ? (
        <Form
          noValidate
          onSubmit={(event) => {
            event.preventDefault();
            if (text.trim() === '' || change.isPending) return;
            change.mutate((present, now) => updateBody(present, text, now), {
              onSuccess: () => close(texts.updated),
            });
          }}
        >
          <TextField label={texts.updateText} value={text} onChange={setText} isLong isFirst />
          <Ways>
            <button type="submit" {...ariaDisabled(change.isPending)}>
              {texts.sendUpdate}
            </button>
            <button type="button" data-look="quiet" onClick={() => setStep('none')}>
              {texts.cancel}
            </button>
          </Ways>
        </Form>
      ) : (
        <Ways>
          <button type="button" onClick={() => setStep('update')}>
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
          onYes={() => change.mutate(allClearBody, { onSuccess: () => close(texts.overDone) })}
        >
          <p>{texts.overText}</p>
        </Question>
      )}
    </>
  );
}
