import { useEffect } from 'react';
import { useBlocker } from 'react-router';
import { useDocumentGuard } from './use-document-guard.ts';

/** Anyone who goes somewhere else, or loads the page anew, while something is not kept is asked first. */
export function useLeaveGuard(isUnsaved: boolean, question: string): void {
  const blocker = useBlocker(isUnsaved);
  useEffect(() => {
    if (blocker.state !== 'blocked') return;
    if (confirm(question)) blocker.proceed();
    else blocker.reset();
  }, [blocker, question]);
  useDocumentGuard(isUnsaved);
}
