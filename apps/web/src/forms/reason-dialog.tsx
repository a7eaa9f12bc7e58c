import { Button } from '@brandpost/ui';
import { useState } from 'react';
import { ariaDisabled } from './aria-disabled.ts';
import { Failure } from './failure.tsx';
import { failureOf } from './failure-of.ts';
import { fieldErrorsOf } from './field-errors-of.ts';
import { Modal, NARROW_DIALOG_PX } from './modal.tsx';
import { TextField } from './text-field.tsx';

type ReasonDialogProps = {
  texts: { title: string; label: string; hint: string; send: string; cancel: string };
  maxLength: number;
  /** What the reason is called by the API that judges it. */
  field: string;
  /** The mutation that sends it. */
  sending: { isPending: boolean; isError: boolean; error: unknown };
  onSend: (reason: string) => void;
  onClose: () => void;
};

/** Asks why, before somebody is denied something: nothing is sent without a reason. */
export function ReasonDialog(props: ReasonDialogProps) {
  const { texts, maxLength, field, sending, onSend, onClose } = props;
  const [reason, setReason] = useState('');
  const error = fieldErrorsOf(sending.error).get(field);
  const foot = (
    <>
      <Button
        type="button"
        onClick={() => onSend(reason)}
        disabled={reason.trim() === ''}
        {...ariaDisabled(sending.isPending)}
      >
        {texts.send}
      </Button>
      <Button type="button" data-look="quiet" onClick={onClose}>
        {texts.cancel}
      </Button>
    </>
  );
  return (
    <Modal title={texts.title} widthPx={NARROW_DIALOG_PX} onClose={onClose} foot={foot}>
      <TextField
        label={texts.label}
        hint={texts.hint}
        value={reason}
        onChange={setReason}
        maxLength={maxLength}
        error={error}
        isLong
        isFirst
      />
      {sending.isError && error === undefined && <Failure>{failureOf(sending.error)}</Failure>}
    </Modal>
  );
}
