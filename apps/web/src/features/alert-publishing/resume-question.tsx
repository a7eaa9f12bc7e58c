import { ALERT_HOURS, TITLE_MAX_LENGTH } from '@brandpost/domain';
import { useState } from 'react';
import { Question } from '../../forms/question.tsx';
import { TextField } from '../../forms/text-field.tsx';
import { QuestionFields } from './action-form.ts';
import { resumedBody } from './alert-body.ts';
import { alertPublishingTexts as texts } from './alert-publishing-texts.ts';
import { ChoiceRow } from './choice-row.tsx';
import type { useAlertChange } from './use-alert-change.ts';

const HOURS = ALERT_HOURS.map((hours) => ({ value: hours, name: texts.hoursOf(hours) }));

type ResumeQuestionProps = {
  /** What it is called now that it is said to be over. */
  title: string;
  change: ReturnType<typeof useAlertChange>;
  onResumed: () => void;
  onCancel: () => void;
};

/** Asks before an alert that was said to be over is on again, what is new, what it is called and how long it lasts. */
export function ResumeQuestion({ title, change, onResumed, onCancel }: ResumeQuestionProps) {
  const [news, setNews] = useState('');
  const [called, setCalled] = useState(title);
  const [hours, setHours] = useState<number>(ALERT_HOURS[1]);
  return (
    <Question
      title={texts.resumeQuestion}
      yes={texts.resumeYes}
      no={texts.cancel}
      isDisabled={change.isPending}
      onNo={onCancel}
      onYes={() =>
        change.mutate((present, now) => resumedBody(present, { news, title: called, hours }, now), {
          onSuccess: onResumed,
        })
      }
    >
      <QuestionFields>
        <p>{texts.resumeText}</p>
        <TextField label={texts.updateText} value={news} onChange={setNews} isLong />
        <TextField
          label={texts.title}
          hint={texts.titleAgainHint}
          value={called}
          onChange={setCalled}
          maxLength={TITLE_MAX_LENGTH}
        />
        <ChoiceRow label={texts.hours} options={HOURS} value={hours} onChange={setHours} />
      </QuestionFields>
    </Question>
  );
}
