import { useBlocker, useLocation } from 'react-router';
import { LeaveQuestion } from '../../forms/leave-guard.tsx';
import { mediaTexts } from './media-texts.ts';

type LibraryLeaveGuardProps = {
  hasUploads: boolean;
  isUnsaved: () => boolean;
  /** The page is left with files on their way: they go no further. */
  onLeave: () => void;
};

/** Asks before somebody leaves the library's page while files are on their way, or an open file that has been changed. */
export function LibraryLeaveGuard({ hasUploads, isUnsaved, onLeave }: LibraryLeaveGuardProps) {
  const { pathname } = useLocation();
  const blocker = useBlocker(({ currentLocation, nextLocation }) => {
    const isLeavingPage = currentLocation.pathname !== nextLocation.pathname;
    const isLeavingFile = isLeavingPage || fileIn(currentLocation) !== fileIn(nextLocation);
    return (hasUploads && isLeavingPage) || (isUnsaved() && isLeavingFile);
  });
  const words = blocker.state === 'blocked' && !isUnsaved() ? mediaTexts.leaving : {};
  return (
    <LeaveQuestion
      blocker={blocker}
      onLeave={(next) => {
        if (next !== pathname) onLeave();
      }}
      {...words}
    />
  );
}

function fileIn({ search }: { search: string }): string | null {
  return new URLSearchParams(search).get('fil');
}
