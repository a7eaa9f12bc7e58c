import { ApiError } from '@brandpost/rubicore-api';
import { Button, buttonShape } from '@brandpost/ui';
import { TextField } from '@brandpost/ui/fields';
import { type SubmitEvent, useState } from 'react';
import { useSearchParams } from 'react-router';
import { styled } from 'styled-components';
import { paths } from '../../addresses/paths.ts';
import { entryFrom } from '../../api/read.ts';
import { useServices } from '../../api/services.ts';
import { SENT_BY_SCRIPT } from '../../forms/sent-by-script.ts';
import { LogOut } from '../../layout/account/log-out.tsx';
import { sessionTexts } from '../../session/session-texts.ts';
import type { OwnSession } from '../../session/use-session.ts';
import { CREDENTIAL } from './credential.ts';
import { loginTexts } from './login-texts.ts';
import { Problem } from './notice.tsx';
import { readSignInAddress } from './sign-in-address.ts';

const { ownPassword: texts } = loginTexts;

const Form = styled.form`
  display: grid;
  gap: 1.25rem;
`;

const Leave = styled.div`
  > form > button {
    ${buttonShape}
    width: 100%;
  }
`;

/** For the person who came in with a password that somebody else has chosen: nothing else is open before there is another. */
export function OwnPassword({ session: { user } }: { session: OwnSession }) {
  const { client } = useServices();
  const { returnTo } = readSignInAddress(useSearchParams()[0]);
  const [errors, setErrors] = useState<ReadonlyMap<string, string>>(new Map());
  const [message, setMessage] = useState<string | null>(null);
  const [isBusy, setIsBusy] = useState(false);
  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isBusy) return;
    const fields = new FormData(event.currentTarget);
    const json = { current: String(fields.get('current')), password: String(fields.get('new-password')) };
    setIsBusy(true);
    try {
      await client.call('setPassword', { params: { id: user.id }, json });
    } catch (error) {
      const fieldErrors = error instanceof ApiError ? (error.errors ?? []) : [];
      setErrors(new Map(fieldErrors.map(({ field, message }) => [field, message])));
      setMessage(fieldErrors.length === 0 ? entryFrom(error).message : null);
      setIsBusy(false);
      return;
    }
    const own = await client.call('getUser', { params: { id: String(user.id) } }).catch(() => null);
    // An administrator makes a passkey next, which this page asks for.
    if (own === null || own.mustDo !== undefined) location.reload();
    else location.replace(returnTo || paths.profile());
  };
  return (
    <>
      <h1>{texts.title}</h1>
      <p>{texts.text}</p>
      {message !== null && <Problem message={{ title: texts.failed, text: message }} />}
      <Form {...SENT_BY_SCRIPT} noValidate onSubmit={(event) => void submit(event)}>
        <input type="text" name="username" autoComplete="username" defaultValue={user.username} hidden />
        <TextField
          label={texts.current}
          error={errors.get('current')}
          size="large"
          control={{
            ...CREDENTIAL,
            name: 'current',
            type: 'password',
            autoComplete: 'current-password',
          }}
        />
        <TextField
          label={texts.next}
          error={errors.get('password')}
          hint={texts.hint}
          size="large"
          control={{ ...CREDENTIAL, name: 'new-password', type: 'password', autoComplete: 'new-password' }}
        />
        <Button type="submit" data-needs-script aria-disabled={isBusy}>
          {texts.save}
        </Button>
      </Form>
      <Leave>
        <LogOut look="quiet">{sessionTexts.logOut}</LogOut>
      </Leave>
    </>
  );
}
