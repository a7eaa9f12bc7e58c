import { Button, colour } from '@brandpost/ui';
import { KeyRound } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useSearchParams } from 'react-router';
import { styled } from 'styled-components';
import { useServices } from '../../api/services.ts';
import { UnknownSession } from '../../layout/account/unknown-session.tsx';
import { usePasskeysHere } from '../../passkeys/use-passkeys-here.ts';
import { loginTexts } from './login-texts.ts';
import { Done, Problem } from './notice.tsx';
import { PasskeyButton } from './passkey-button.tsx';
import { PasswordForm } from './password-form.tsx';
import { readSignInAddress, type SignInAddress } from './sign-in-address.ts';
import { wayIn } from './way-in.ts';

const Form = styled.form`
  ${wayIn}
`;

/** The way through the identity provider: a real form, since it leads to another site. Source: SPEC section 7. */
function SingleSignOnForm({ returnTo }: { returnTo: string }) {
  return (
    <Form method="post" action="/rubicore/saml/v1/login">
      <input type="hidden" name="returnTo" value={returnTo} />
      <Button type="submit" aria-describedby="jobbkonto">
        <KeyRound aria-hidden="true" size={20} />
        {loginTexts.singleSignOn}
      </Button>
      <p id="jobbkonto">{loginTexts.singleSignOnHelp}</p>
    </Form>
  );
}

const Heading = styled.div`
  display: grid;
  gap: 0.625rem;

  p {
    color: ${colour('muted')};
  }
`;
const Or = styled.p`
  display: flex;
  align-items: center;
  gap: 1rem;
  color: ${colour('muted')};
  font-size: 1rem;

  &::before,
  &::after {
    content: '';
    flex: 1;
    height: 1px;
    background: ${colour('line')};
  }
`;

/** The ways in that are open here, single sign-on before the password, and what became of the last try. */
export function SignInMethods() {
  const { signIn } = useServices();
  const address = readSignInAddress(useSearchParams()[0]);
  const [problem, setProblem] = useState(problemIn(address));
  const [hasTried, setHasTried] = useState(false);
  const returnTo = useReturnTo(address);
  const hasPasskeys = usePasskeysHere();
  const tried = (message: typeof problem) => {
    setHasTried(true);
    setProblem(message);
  };
  return (
    <>
      <Heading>
        <h1>{loginTexts.title}</h1>
        <p>{returnTo === '' || returnTo === '/' ? loginTexts.intro : loginTexts.introBack}</p>
      </Heading>
      <UnknownSession />
      {address.hasSignedOut && !hasTried && (
        <Done message={address.failure === 'idp' ? loginTexts.signedOutHereAlone : loginTexts.signedOut} />
      )}
      {problem !== null && <Problem message={problem} />}
      {signIn.singleSignOn && <SingleSignOnForm returnTo={returnTo} />}
      {signIn.singleSignOn && signIn.password && <Or>{loginTexts.or}</Or>}
      {signIn.password && (
        <PasswordForm returnTo={returnTo} isSecond={signIn.singleSignOn} onRefused={tried} />
      )}
      {hasPasskeys && (
        <>
          <Or>{loginTexts.or}</Or>
          <PasskeyButton returnTo={returnTo} onRefused={tried} />
        </>
      )}
      {!signIn.password && !signIn.singleSignOn && <p>{loginTexts.closed}</p>}
    </>
  );
}

/** A server that leads here is never sent the fragment, which browsers then keep in the address. */
function useReturnTo({ returnTo }: SignInAddress): string {
  const [fragment, setFragment] = useState('');
  useEffect(() => setFragment(location.hash), []);
  return returnTo === '' || returnTo.includes('#') ? returnTo : returnTo + fragment;
}

/** Signing out has its own words for an identity provider that was not notified. */
function problemIn({ failure, hasSignedOut }: SignInAddress): { title: string; text: string } | null {
  return failure === null || hasSignedOut ? null : loginTexts.failures[failure];
}
