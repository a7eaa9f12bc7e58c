import { useSyncExternalStore } from 'react';
import { isWorkUnsaved, watchUnsavedWork } from '../../navigation/unsaved-work.ts';
import { SignInAgain } from './sign-in-again.tsx';
import { signInAgainTexts } from './sign-in-again-texts.ts';
import { useSessionEnd } from './use-session-end.ts';

/**
 * Around every form of which nothing is saved before it is sent: who loses the session signs in again where they are, and
 * what is written stays.
 */
export function KeepThroughSignIn() {
  const isUnsaved = useSyncExternalStore(watchUnsavedWork, isWorkUnsaved, () => false);
  return isUnsaved && <SignInWhereOneIs />;
}

/** The same beside a form that is always worth keeping. */
export function SignInWhereOneIs() {
  const { hasEnded, signedIn } = useSessionEnd();
  return hasEnded && <SignInAgain isAsked={false} text={signInAgainTexts.kept} onSignedIn={signedIn} />;
}
