import { Button } from '@brandpost/ui';
import { useId, useState } from 'react';
import { ariaDisabled } from './aria-disabled.ts';
import { Failure } from './failure.tsx';
import { failureOf } from './failure-of.ts';
import { fieldErrorsOf } from './field-errors-of.ts';
import { Modal, NARROW_DIALOG_PX } from './modal.tsx';
import { TextField } from './text-field.tsx';
import { useSubmit } from './use-submit.ts';

type ReasonDialogProps = {
  texts: { title: string; label: string; hint: string; missing: string; send: string; cancel: string };
  maxLength: number;
  /** What the reason is called by the API that judges it. */
  field: string;
  /** The mutation that sends it. */
  sending: { isPending: boolean; isError: boolean; error: unknown };
  onSend: (reason: string) => Promise<unknown>;
  onClose: () => void;
};

/** Asks why, before somebody is denied something: nothing is sent without a reason. */
export function ReasonDialog(props: ReasonDialogProps) {
  const { texts, maxLength, field, sending, onSend, onClose } = props;
  const [reason, setReason] = useState('');
  const [missing, setMissing] = useState<{ message: string } | null>(null);
  const formId = useId();
  const submit = useSubmit(missing ?? sending.error, async () => {
    if (reason.trim() === '') return setMissing({ message: texts.missing });
    await onSend(reason);
  });
  const refused = fieldErrorsOf(sending.error).get(field);
  const foot = (
    <>
      <Button type="submit" form={formId} {...ariaDisabled(sending.isPending)}>
        {texts.send}
      </Button>
      <Button type="button" data-look="quiet" onClick={onClose}>
        {texts.cancel}
      </Button>
    </>
  );
  return (
    <Modal title={texts.title} widthPx={NARROW_DIALOG_PX} onClose={onClose} foot={foot}>
      <form {...submit} id={formId} data-autofocus="" noValidate>
        <TextField
          label={texts.label}
          hint={texts.hint}
          value={reason}
          onChange={(written) => {
            setReason(written);
            setMissing(null);
          }}
          maxLength={maxLength}
          error={missing?.message ?? refused}
          isLong
        />
      </form>
      {sending.isError && refused === undefined && <Failure>{failureOf(sending.error)}</Failure>}
    </Modal>
  );
}
