import { useEffect, useState } from 'react';
import { type Blocker, type Location, useBlocker } from 'react-router';
import { useDocumentGuard } from '../navigation/use-document-guard.ts';
import { leaveTexts } from './leave-texts.ts';
import { Question } from './question.tsx';

type LeaveGuardProps = {
  isUnsaved: boolean;
  title?: string;
  text?: string;
  /** Whether what is written stays there when one goes from the one address to the other. */
  staysAt?: (here: Location, next: Location) => boolean;
};

/** What is written stays as long as the page does, whatever else its address says. */
export const onSamePage = (here: Location, next: Location): boolean => here.pathname === next.pathname;

/**
 * Anyone who goes somewhere else, or loads the page anew, while something is not saved is asked first. Where it is saved
 * while they are asked, they go on.
 */
export function LeaveGuard({ isUnsaved, ...props }: LeaveGuardProps) {
  useDocumentGuard(isUnsaved);
  const [isAsking, setIsAsking] = useState(false);
  return (isUnsaved || isAsking) && <WayGuard {...props} isUnsaved={isUnsaved} onAsking={setIsAsking} />;
}

type WayGuardProps = LeaveGuardProps & { onAsking: (isAsking: boolean) => void };

function WayGuard({ isUnsaved, onAsking, staysAt = () => false, ...words }: WayGuardProps) {
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) => isUnsaved && !staysAt(currentLocation, nextLocation),
  );
  const isAsking = blocker.state === 'blocked';
  useEffect(() => onAsking(isAsking), [onAsking, isAsking]);
  useEffect(() => {
    if (isAsking && !isUnsaved) blocker.proceed();
  }, [isAsking, isUnsaved, blocker]);
  return <LeaveQuestion blocker={blocker} {...words} />;
}

type LeaveQuestionProps = {
  /** Of several on a page the latest asks: React Router knows one at a time. */
  blocker: Blocker;
  title?: string;
  text?: string;
  /** @param pathname of the page that is gone to */
  onLeave?: (pathname: string) => void;
};

/** What is asked while a way out of the page is blocked. */
export function LeaveQuestion({ blocker, onLeave, ...words }: LeaveQuestionProps) {
  const { title = leaveTexts.title, text = leaveTexts.text } = words;
  if (blocker.state !== 'blocked') return null;
  return (
    <Question
      title={title}
      yes={leaveTexts.leave}
      no={leaveTexts.stay}
      onYes={() => {
        onLeave?.(blocker.location.pathname);
        blocker.proceed();
      }}
      onNo={() => blocker.reset()}
    >
      <p>{text}</p>
    </Question>
  );
}
