import { useCallback, useEffect, useState } from 'react';
import { stayWhenSessionEnds } from '../../../api/ended-session.ts';

/** Whether the session has ended while somebody writes, and how to say that there is one again. */
export function useSessionEnd(): { isSignedOut: boolean; signedIn: () => void } {
  const [isSignedOut, setIsSignedOut] = useState(false);
  useEffect(() => stayWhenSessionEnds(() => setIsSignedOut(true)), []);
  return { isSignedOut, signedIn: useCallback(() => setIsSignedOut(false), []) };
}
