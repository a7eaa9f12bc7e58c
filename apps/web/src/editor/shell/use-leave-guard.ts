import { useEffect } from 'react';
import { useBlocker } from 'react-router';
import { useDocumentGuard } from '../../layouts/navigation/use-document-guard.ts';
import { postEditorTexts } from '../../texts/post-editor-texts.ts';

/** Whoever goes somewhere else while something is not kept is asked first. */
export function useLeaveGuard(isUnsaved: boolean): void {
  const blocker = useBlocker(isUnsaved);
  useEffect(() => {
    if (blocker.state !== 'blocked') return;
    if (confirm(postEditorTexts.saving.leave)) blocker.proceed();
    else blocker.reset();
  }, [blocker]);
  useDocumentGuard(isUnsaved);
}
