import { Button, visuallyHidden } from '@brandpost/ui';
import { TextField } from '@brandpost/ui/fields';
import { validateLogin } from '@brandpost/validation';
import { LoaderCircle } from 'lucide-react';
import { type SubmitEvent, useEffect, useRef, useState } from 'react';
import { keyframes, styled } from 'styled-components';
import { useIsHydrated } from '../../navigation/use-is-hydrated.ts';
import { CREDENTIAL } from './credential.ts';
import { loginTexts } from './login-texts.ts';
import { PasswordField } from './password-field.tsx';
import { type SignInOutcome, signIn } from './sign-in-call.ts';

const turn = keyframes`
  to { rotate: 1turn; }
`;
const Form = styled.form`
  display: grid;
  gap: 1.25rem;
`;
const Submit = styled(Button)`
  width: 100%;
  min-height: 54px;
  margin-top: 0.25rem;
  font-size: 1.0625rem;

  svg {
    animation: ${turn} 900ms linear infinite;
  }
`;

const Said = styled.p`
  ${visuallyHidden}
`;

type Refusal = Extract<SignInOutcome, { kind: 'refused' }>;

type PasswordFormProps = {
  returnTo: string;
  /** It is not the first way in. */
  isSecond: boolean;
  onRefused: (message: Refusal['message'] | null) => void;
};

/**
 * User name and password. Without scripts an ordinary form, which the server sends on or back; with them the same
 * fields keep what was written, and say in place what is wrong. Once signed in, the whole document is loaded anew, and
 * the browser's way back does not lead to the form.
 */
export function PasswordForm({ returnTo, isSecond, onRefused }: PasswordFormProps) {
  const isHydrated = useIsHydrated();
  const form = useRef<HTMLFormElement>(null);
  const [errors, setErrors] = useState<Readonly<Record<string, string>>>({});
  const [isBusy, setIsBusy] = useState(false);
  const [isShown, setIsShown] = useState(false);

  useEffect(() => {
    form.current?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus();
  }, [errors]);

  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isBusy) return;
    const fields = new FormData(event.currentTarget);
    const credentials = { username: textOf(fields, 'username'), password: textOf(fields, 'password') };
    // What is typed next should not stand open, and browsers keep what is in a text field.
    setIsShown(false);
    onRefused(null);
    const checked = validateLogin(credentials);
    setErrors(checked.ok ? {} : byField(checked.errors));
    if (!checked.ok) return;
    setIsBusy(true);
    const outcome = await signIn({ ...credentials, returnTo });
    if (outcome.kind === 'signed-in') {
      location.replace(outcome.returnTo);
      return;
    }
    setIsBusy(false);
    setErrors(outcome.fields);
    onRefused(outcome.message);
  };

  return (
    <Form ref={form} method="post" action="/bff/login" noValidate={isHydrated} onSubmit={submit}>
      <input type="hidden" name="returnTo" value={returnTo} />
      <TextField
        label={loginTexts.username}
        error={errors.username}
        size="large"
        control={{ ...CREDENTIAL, name: 'username', autoComplete: 'username', autoCapitalize: 'none' }}
      />
      <PasswordField error={errors.password} isShown={isShown} onShownChange={setIsShown} />
      <Submit type="submit" aria-disabled={isBusy} {...(isSecond && { 'data-look': 'quiet' })}>
        {isBusy && <LoaderCircle aria-hidden="true" size={20} />}
        {isBusy ? loginTexts.submitting : loginTexts.submit}
      </Submit>
      <Said role="status">{isBusy && loginTexts.submitting}</Said>
    </Form>
  );
}

function textOf(fields: FormData, name: string): string {
  const value = fields.get(name);
  return typeof value === 'string' ? value : '';
}

function byField(errors: readonly { field: string; message: string }[]): Record<string, string> {
  return Object.fromEntries(errors.map(({ field, message }) => [field, message]));
}
