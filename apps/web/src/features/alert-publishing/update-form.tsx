import { useEffect, useState } from 'react';
import { TextField } from '../../forms/text-field.tsx';
import { useSubmit } from '../../forms/use-submit.ts';
import { ActionForm } from './action-form.ts';
import { updateBody } from './alert-body.ts';
import { alertPublishingTexts as texts } from './alert-publishing-texts.ts';
import { SendOrCancel } from './send-or-cancel.tsx';
import { type useAlertChange, whileItLasts } from './use-alert-change.ts';

type UpdateFormProps = {
  change: ReturnType<typeof useAlertChange>;
  onSent: () => void;
  onCancel: () => void;
};

/** What is new of an alert, in a few words. */
export function UpdateForm({ change, onSent, onCancel }: UpdateFormProps) {
  const [text, setText] = useState('');
  const [missing, setMissing] = useState<{ message: string } | null>(null);
  const { ref, onSubmit } = useSubmit(missing, async () => {
    if (text.trim() === '') return setMissing({ message: texts.updateMissing });
    await change.mutateAsync(whileItLasts((present, now) => updateBody(present, text, now)));
    onSent();
  });
  // One has pressed the button for it, which is gone.
  useEffect(() => ref.current?.querySelector('textarea')?.focus(), [ref]);
  return (
    <ActionForm ref={ref} noValidate onSubmit={onSubmit}>
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
      <SendOrCancel send={texts.sendUpdate} isSending={change.isPending} onCancel={onCancel} />
    </ActionForm>
  );
}
