import { useBlocker, useLocation } from 'react-router';
import { Question } from '../../forms/question.tsx';
import { mediaTexts } from './media-texts.ts';

type LeaveGuardProps = {
  hasUploads: boolean;
  isUnsaved: () => boolean;
  /** The page is left with files on their way: they go no further. */
  onLeave: () => void;
};

/**
 * Asks before somebody leaves the library's page while files are on their way, or an open file that has been changed.
 * One alone may be on a page: React Router knows one question at a time.
 */
export function LeaveGuard({ hasUploads, isUnsaved, onLeave }: LeaveGuardProps) {
  const { leaving } = mediaTexts;
  const { pathname } = useLocation();
  const blocker = useBlocker(({ currentLocation, nextLocation }) => {
    const isLeavingPage = currentLocation.pathname !== nextLocation.pathname;
    const isLeavingFile = isLeavingPage || fileIn(currentLocation) !== fileIn(nextLocation);
    return (hasUploads && isLeavingPage) || (isUnsaved() && isLeavingFile);
  });
  if (blocker.state !== 'blocked') return null;
  const isFile = isUnsaved();
  return (
    <Question
      title={isFile ? leaving.unsavedTitle : leaving.uploadsTitle}
      yes={leaving.leave}
      no={leaving.stay}
      onYes={() => {
        if (blocker.location.pathname !== pathname) onLeave();
        blocker.proceed();
      }}
      onNo={() => blocker.reset()}
    >
      <p>{isFile ? leaving.unsavedText : leaving.uploadsText}</p>
    </Question>
  );
}

function fileIn({ search }: { search: string }): string | null {
  return new URLSearchParams(search).get('fil');
}
