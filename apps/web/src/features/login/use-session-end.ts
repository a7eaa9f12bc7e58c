import { useCallback, useEffect, useState } from 'react';
import { sessionIsBack, stayWhenSessionEnds } from '../../api/ended-session.ts';

/** Whether the session has ended while somebody writes, and how to say that there is one again. */
export function useSessionEnd(): { hasEnded: boolean; signedIn: () => void } {
  const [hasEnded, setHasEnded] = useState(false);
  useEffect(() => stayWhenSessionEnds(() => setHasEnded(true)), []);
  const signedIn = useCallback(() => {
    sessionIsBack();
    setHasEnded(false);
  }, []);
  return { hasEnded, signedIn };
}
