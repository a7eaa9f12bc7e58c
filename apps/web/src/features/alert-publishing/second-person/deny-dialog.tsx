import { Button } from '@brandpost/ui';
import { useState } from 'react';
import { Failure } from '../../../forms/failure.tsx';
import { failureOf } from '../../../forms/failure-of.ts';
import { fieldErrorsOf } from '../../../forms/field-errors-of.ts';
import { Modal, NARROW_DIALOG_PX } from '../../../forms/modal.tsx';
import { TextField } from '../../../forms/text-field.tsx';
import { secondPersonTexts as texts } from './second-person-texts.ts';
import type { useRequestMutations } from './use-request-mutations.ts';

const MAX_REASON_LENGTH = 500;

type DenyDialogProps = { denying: ReturnType<typeof useRequestMutations>['denying']; onClose: () => void };

/** Asks why: whoever wanted it published must know what to change. */
export function DenyDialog({ denying, onClose }: DenyDialogProps) {
  const [reason, setReason] = useState('');
  const error = fieldErrorsOf(denying.error).get('reason');
  const send = () => denying.mutate(reason, { onSuccess: onClose });
  const foot = (
    <>
      <Button type="button" onClick={send} disabled={denying.isPending || reason.trim() === ''}>
        {texts.denySend}
      </Button>
      <Button type="button" data-look="quiet" onClick={onClose}>
        {texts.cancelAnswer}
      </Button>
    </>
  );
  return (
    <Modal title={texts.denyTitle} widthPx={NARROW_DIALOG_PX} onClose={onClose} foot={foot}>
      <TextField
        label={texts.denyReason}
        hint={texts.denyHint}
        value={reason}
        onChange={setReason}
        maxLength={MAX_REASON_LENGTH}
        error={error}
        isLong
        isFirst
      />
      {denying.isError && error === undefined && <Failure>{failureOf(denying.error)}</Failure>}
    </Modal>
  );
}
