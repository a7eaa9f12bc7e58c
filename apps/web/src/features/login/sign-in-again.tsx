import { Button, Dialog } from '@brandpost/ui';
import { TextField } from '@brandpost/ui/fields';
import { useState } from 'react';
import { styled } from 'styled-components';
import { paths } from '../../addresses/paths.ts';
import { useServices } from '../../api/services.ts';
import { loginTexts } from './login-texts.ts';
import { signInAgainTexts as texts } from './sign-in-again-texts.ts';
import { signIn } from './sign-in-call.ts';

const Form = styled.form`
  display: grid;
  gap: 1rem;
  margin-top: 1.25rem;
`;
const WIDTH_PX = 520;

type SignInAgainProps = {
  /** Whether the writer has opened it; else focus stays out of the password, into which nobody is to type a text. */
  isAsked: boolean;
  /** What becomes of what is written, where that is not saved by itself. */
  text?: string;
  /** There is a session again. */
  onSignedIn: () => void;
};

/** The way back in for anyone who has lost the session while writing: nothing that is written goes away meanwhile. */
export function SignInAgain({ isAsked, text = texts.savedLater, onSignedIn }: SignInAgainProps) {
  const { session, signIn: ways } = useServices();
  const username = session.maskedBy?.username ?? session.user?.username ?? '';
  const [problem, setProblem] = useState<string | null>(null);
  return (
    <Dialog title={texts.title} widthPx={WIDTH_PX}>
      <p>
        {texts.over} {text}
      </p>
      {ways.password && (
        <Form
          onSubmit={async (event) => {
            event.preventDefault();
            const password = String(new FormData(event.currentTarget).get('password') ?? '');
            const outcome = await signIn({ username, password, returnTo: location.pathname });
            if (outcome.kind === 'signed-in') onSignedIn();
            else setProblem(`${outcome.message.title}. ${outcome.message.text}`);
          }}
        >
          <input type="hidden" name="username" autoComplete="username" value={username} />
          <p>
            {texts.as}
            <strong>{username}</strong>
          </p>
          <TextField
            label={loginTexts.password}
            error={problem ?? undefined}
            {...(isAsked ? { 'data-autofocus': '' } : {})}
            control={{ type: 'password', name: 'password', autoComplete: 'current-password' }}
          />
          <Button type="submit">{loginTexts.submit}</Button>
        </Form>
      )}
      {ways.singleSignOn && (
        <Form
          onSubmit={(event) => {
            event.preventDefault();
            onSignedIn();
          }}
        >
          <a href={paths.login(paths.start())} target="_blank" rel="noreferrer">
            {loginTexts.singleSignOn}
          </a>
          <Button type="submit" data-look="quiet">
            {texts.done}
          </Button>
        </Form>
      )}
    </Dialog>
  );
}
