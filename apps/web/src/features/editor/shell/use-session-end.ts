import { useCallback, useEffect, useState } from 'react';
import { sessionIsBack, stayWhenSessionEnds } from '../../../api/ended-session.ts';

/** Whether the session has ended while somebody writes, and how to say that there is one again. */
export function useSessionEnd(): { isSignedOut: boolean; signedIn: () => void } {
  const [isSignedOut, setIsSignedOut] = useState(false);
  useEffect(() => stayWhenSessionEnds(() => setIsSignedOut(true)), []);
  const signedIn = useCallback(() => {
    sessionIsBack();
    setIsSignedOut(false);
  }, []);
  return { isSignedOut, signedIn };
}
