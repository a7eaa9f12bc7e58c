import { ApiError, type RubicoreClient } from '@brandpost/rubicore-api';
import { Button, buttonShape } from '@brandpost/ui';
import { TextField } from '@brandpost/ui/fields';
import { type SubmitEvent, useEffect, useId, useState } from 'react';
import { styled } from 'styled-components';
import { answerConfirmations } from '../../api/confirmation.ts';
import { entryFrom } from '../../api/read.ts';
import { useServices } from '../../api/services.ts';
import { failureOf } from '../../forms/failure-of.ts';
import { Modal, NARROW_DIALOG_PX } from '../../forms/modal.tsx';
import { confirmByPasskey } from '../../passkeys/own-passkey-calls.ts';
import { passkeyTexts } from '../../passkeys/passkey-texts.ts';
import { usePasskeysHere } from '../../passkeys/use-passkeys-here.ts';
import { sessionTexts } from '../../session/session-texts.ts';
import { LogOut } from './log-out.tsx';

const { confirmation: texts } = sessionTexts;

const Form = styled.form`
  display: grid;
  gap: 1.125rem;
  margin-top: 1rem;
`;
const Leave = styled.div`
  margin-top: 1rem;

  > form > button {
    ${buttonShape}
  }
`;

type Waiting = (isConfirmed: boolean) => void;

/** Asks for the password again when a call needs it, and lets the call go on. */
export function ConfirmIdentity() {
  const [waiting, setWaiting] = useState<Waiting | null>(null);
  useEffect(() => answerConfirmations(() => new Promise((resolve) => setWaiting(() => resolve))), []);
  if (waiting === null) return null;
  const end = (isConfirmed: boolean) => {
    setWaiting(null);
    waiting(isConfirmed);
  };
  return <ConfirmDialog onEnd={end} />;
}

function ConfirmDialog({ onEnd }: { onEnd: Waiting }) {
  const { client, session } = useServices();
  const formId = useId();
  const [error, setError] = useState<string | undefined>();
  const [isBusy, setIsBusy] = useState(false);
  const [hasPassword, setHasPassword] = useState(true);
  const hasPasskey = useHasPasskey(client, session.user?.id);
  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isBusy) return;
    setIsBusy(true);
    try {
      const password = String(new FormData(event.currentTarget).get('password'));
      await client.call('confirmIdentity', { json: { password } });
      onEnd(true);
    } catch (refusal) {
      if (refusal instanceof ApiError && refusal.code === 'NO_OWN_PASSWORD') setHasPassword(false);
      const [field] = refusal instanceof ApiError ? (refusal.errors ?? []) : [];
      setError(field?.message ?? entryFrom(refusal).message);
      setIsBusy(false);
    }
  };
  const byPasskey = async () => {
    if (isBusy) return;
    setIsBusy(true);
    try {
      await confirmByPasskey(client);
      onEnd(true);
    } catch (refusal) {
      setError(failureOf(refusal));
      setIsBusy(false);
    }
  };
  const foot = (
    <>
      {hasPassword && (
        <Button type="submit" form={formId} aria-disabled={isBusy}>
          {texts.yes}
        </Button>
      )}
      {hasPassword && hasPasskey && (
        <Button type="button" data-look="quiet" aria-disabled={isBusy} onClick={() => void byPasskey()}>
          {passkeyTexts.confirm}
        </Button>
      )}
      <Button type="button" data-look="quiet" onClick={() => onEnd(false)}>
        {texts.no}
      </Button>
    </>
  );
  return (
    <Modal title={texts.title} widthPx={NARROW_DIALOG_PX} onClose={() => onEnd(false)} foot={foot}>
      {hasPassword ? (
        <>
          <p>{texts.text}</p>
          <Form id={formId} noValidate onSubmit={(event) => void submit(event)}>
            <input
              type="text"
              name="username"
              autoComplete="username"
              defaultValue={session.user?.username}
              hidden
            />
            <TextField
              label={texts.password}
              error={error}
              control={{ type: 'password', name: 'password', autoComplete: 'current-password' }}
            />
          </Form>
        </>
      ) : (
        <>
          <p>{texts.byWorkAccount}</p>
          <Leave>
            <LogOut look="quiet">{sessionTexts.logOut}</LogOut>
          </Leave>
        </>
      )}
    </Modal>
  );
}

/** Whether the person who is signed in has a passkey that can be used here. */
function useHasPasskey(client: RubicoreClient, id: number | undefined): boolean {
  const isHere = usePasskeysHere();
  const [hasOne, setHasOne] = useState(false);
  useEffect(() => {
    if (!isHere || id === undefined) return;
    client.call('listPasskeys', { params: { id } }).then(
      (passkeys) => setHasOne(passkeys.length > 0),
      // Anyone who has none here confirms with the password.
      () => setHasOne(false),
    );
  }, [client, id, isHere]);
  return hasOne;
}
