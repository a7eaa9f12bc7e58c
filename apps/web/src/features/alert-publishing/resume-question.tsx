import { ALERT_HOURS, TITLE_MAX_LENGTH } from '@brandpost/domain';
import { useState } from 'react';
import { TextField } from '../../forms/text-field.tsx';
import { resumedBody } from './alert-body.ts';
import { alertPublishingTexts as texts } from './alert-publishing-texts.ts';
import { ChangeQuestion } from './change-question.tsx';
import { HoursRow } from './hours-row.tsx';
import type { useAlertChange } from './use-alert-change.ts';

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
    <ChangeQuestion
      title={texts.resumeQuestion}
      yes={texts.resumeYes}
      change={change}
      bodyOf={(present, now) => resumedBody(present, { news, title: called, hours }, now)}
      onDone={onResumed}
      onCancel={onCancel}
    >
      <p>{texts.resumeText}</p>
      <TextField label={texts.updateText} value={news} onChange={setNews} isLong />
      <TextField
        label={texts.title}
        hint={texts.titleAgainHint}
        value={called}
        onChange={setCalled}
        maxLength={TITLE_MAX_LENGTH}
      />
      <HoursRow value={hours} onChange={setHours} />
    </ChangeQuestion>
  );
}
