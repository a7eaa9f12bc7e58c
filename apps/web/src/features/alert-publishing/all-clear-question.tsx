import { TITLE_MAX_LENGTH, titleWithoutAdvice } from '@brandpost/domain';
import { useState } from 'react';
import { TextField } from '../../forms/text-field.tsx';
import { allClearBody } from './alert-body.ts';
import { alertPublishingTexts as texts } from './alert-publishing-texts.ts';
import { ChangeQuestion } from './change-question.tsx';
import type { useAlertChange } from './use-alert-change.ts';

type AllClearQuestionProps = {
  title: string;
  isDrill: boolean;
  change: ReturnType<typeof useAlertChange>;
  onEnded: () => void;
  onCancel: () => void;
};

/** Asks before it is said that the danger is over, how it ended, and what it is called from now on. */
export function AllClearQuestion({ title, isDrill, change, onEnded, onCancel }: AllClearQuestionProps) {
  const [closing, setClosing] = useState('');
  // Null until somebody writes in its field.
  const [called, setCalled] = useState<string | null>(null);
  return (
    <ChangeQuestion
      title={texts.overQuestion}
      yes={texts.overYes}
      change={change}
      bodyOf={(present, now) => allClearBody(present, { closing, title: called }, now)}
      onDone={onEnded}
      onCancel={onCancel}
    >
      <p>{isDrill ? texts.overTextDrill : texts.overText}</p>
      <TextField label={texts.closing} value={closing} onChange={setClosing} isLong />
      <TextField
        label={texts.title}
        hint={texts.titleOverHint}
        value={called ?? titleWithoutAdvice(title)}
        onChange={setCalled}
        maxLength={TITLE_MAX_LENGTH}
      />
    </ChangeQuestion>
  );
}
