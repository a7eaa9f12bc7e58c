import { TITLE_MAX_LENGTH } from '@brandpost/domain';
import { useEffect, useState } from 'react';
import { fieldErrorsOf } from '../../forms/field-errors-of.ts';
import { LinesField } from '../../forms/lines-field.tsx';
import { TextField } from '../../forms/text-field.tsx';
import { useSubmit } from '../../forms/use-submit.ts';
import { ActionForm } from './action-form.ts';
import { type AlertWords, correctionBody, wordsOf } from './alert-body.ts';
import { alertPublishingTexts as texts } from './alert-publishing-texts.ts';
import { SendOrCancel } from './send-or-cancel.tsx';
import { type useAlertChange, whileItLasts } from './use-alert-change.ts';

type CorrectionFormProps = {
  /** What the alert says now. */
  alert: Parameters<typeof wordsOf>[0];
  change: ReturnType<typeof useAlertChange>;
  onSent: () => void;
  onCancel: () => void;
};

/** Puts right what is wrong in an alert that is out: its title, where it counts, what has happened and what to do. */
export function CorrectionForm({ alert, change, onSent, onCancel }: CorrectionFormProps) {
  const [before] = useState(() => wordsOf(alert));
  const [words, setWords] = useState(before);
  const put = (part: Partial<AlertWords>) => setWords({ ...words, ...part });
  const errors = fieldErrorsOf(change.error);
  const { ref, onSubmit } = useSubmit(change.error, async () => {
    await change.mutateAsync(whileItLasts((present) => correctionBody(present, before, words)));
    onSent();
  });
  // One has pressed the button for it, which is gone.
  useEffect(() => ref.current?.querySelector<HTMLElement>('input, textarea')?.focus(), [ref]);
  return (
    <ActionForm ref={ref} noValidate onSubmit={onSubmit}>
      <TextField
        label={texts.title}
        value={words.title}
        onChange={(title) => put({ title })}
        maxLength={TITLE_MAX_LENGTH}
        error={errors.get('title')}
      />
      <TextField
        label={texts.place}
        hint={texts.placeHint}
        value={words.place}
        onChange={(place) => put({ place })}
        autoComplete="off"
        error={errors.get('alert.places')}
      />
      <TextField
        label={texts.text}
        value={words.text}
        onChange={(text) => put({ text })}
        error={errors.get('excerpt')}
        isLong
      />
      <LinesField
        label={texts.instructions}
        hint={texts.instructionsHint}
        lines={words.instructions}
        onChange={(instructions) => put({ instructions })}
        error={errors.get('alert.instructions')}
      />
      <SendOrCancel send={texts.sendCorrection} isSending={change.isPending} onCancel={onCancel} />
    </ActionForm>
  );
}
