import { type Problem, retryAfterSecondsIn } from '@brandpost/rubicore-api';
import { Button } from '@brandpost/ui';
import { KeyRound } from 'lucide-react';
import { useState } from 'react';
import { styled } from 'styled-components';
import { OWN_CALL } from '../../api/browser-fetch.ts';
import { signByPasskey } from '../../passkeys/ask-browser.ts';
import { PasskeyFailure } from '../../passkeys/passkey-failure.ts';
import { passkeyTexts } from '../../passkeys/passkey-texts.ts';
import { loginTexts } from './login-texts.ts';
import { refusalFrom, type SignInOutcome } from './sign-in-call.ts';
import { wayIn } from './way-in.ts';

const Frame = styled.div`
  ${wayIn}
`;

type PasskeyButtonProps = {
  returnTo: string;
  onRefused: (message: { title: string; text: string } | null) => void;
};

/** The way in by passkey, where scripts run and the browser can. Nobody types who they are. */
export function PasskeyButton({ returnTo, onRefused }: PasskeyButtonProps) {
  const [isBusy, setIsBusy] = useState(false);
  const signIn = async () => {
    if (isBusy) return;
    setIsBusy(true);
    onRefused(null);
    const outcome = await signInByPasskey(returnTo);
    if (outcome.kind === 'signed-in') {
      location.replace(outcome.returnTo);
      return;
    }
    setIsBusy(false);
    onRefused(outcome.message);
  };
  return (
    <Frame>
      <Button
        type="button"
        data-look="quiet"
        aria-describedby="inloggningsnyckel"
        aria-disabled={isBusy}
        onClick={() => void signIn()}
      >
        <KeyRound aria-hidden="true" size={20} />
        {passkeyTexts.signIn}
      </Button>
      <p id="inloggningsnyckel" role="status">
        {isBusy ? passkeyTexts.signingIn : passkeyTexts.signInHelp}
      </p>
    </Frame>
  );
}

/** Asks to be let in by passkey. Never throws: what the browser refuses is an outcome too. Source: ADR 0034. */
async function signInByPasskey(returnTo: string): Promise<SignInOutcome> {
  try {
    const begun = await post('/bff/login/passkey/options', {});
    if (!begun.ok) return await refusal(begun);
    const response = await signByPasskey((await begun.json()) as Record<string, unknown>);
    const answer = await post('/bff/login/passkey', { response, returnTo });
    if (!answer.ok) return await refusal(answer);
    return { kind: 'signed-in', returnTo: ((await answer.json()) as { returnTo: string }).returnTo };
  } catch (error) {
    if (error instanceof PasskeyFailure) return refused(error.message);
    return { kind: 'refused', message: loginTexts.failures.tjanst, fields: {} };
  }
}

function post(path: string, body: object): Promise<Response> {
  return fetch(path, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...OWN_CALL },
    body: JSON.stringify(body),
  });
}

async function refusal(answer: Response): Promise<SignInOutcome> {
  const problem = (await answer.json()) as Problem;
  if (answer.status === 401) return refused(passkeyTexts.failures.unknown);
  if (answer.status === 422) return refused(problem.message);
  return refusalFrom(problem, retryAfterSecondsIn(answer.headers.get('retry-after')) ?? 0);
}

function refused(text: string): SignInOutcome {
  return { kind: 'refused', message: { title: passkeyTexts.failedTitle, text }, fields: {} };
}
