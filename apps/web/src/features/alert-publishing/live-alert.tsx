import type { WirePost } from '@brandpost/rubicore-api';
import { buttonShape, colour } from '@brandpost/ui';
import { useQuery } from '@tanstack/react-query';
import { CircleCheck } from 'lucide-react';
import { useEffect, useState } from 'react';
import { Link } from 'react-router';
import { styled } from 'styled-components';
import { paths } from '../../addresses/paths.ts';
import { ariaDisabled } from '../../forms/aria-disabled.ts';
import { useActiveAlerts } from '../../layout/header/use-active-alerts.ts';
import { useLostFocus } from '../../navigation/use-lost-focus.ts';
import { AlertActions, type Step } from './alert-actions.tsx';
import { withdrawalBody } from './alert-body.ts';
import { alertPublishingTexts as texts } from './alert-publishing-texts.ts';
import { openPagesQuery } from './open-pages.ts';
import { useAlertChange } from './use-alert-change.ts';

/**
 * @property begunAt when somebody pressed the button, or it was seen to be out, on the clock of `performance.now()`
 * @property isPressedHere whether it was pressed on this page, which can tell then how long it took
 */
export type PublishedAlert = { post: WirePost; begunAt: number; isPressedHere: boolean };

const UNDO_SECONDS = 60;

const Panel = styled.section`
  display: grid;
  gap: 1rem;

  h1 {
    display: flex;
    gap: 0.625rem;
    align-items: center;
    font-size: 1.75rem;
  }
  h1 svg {
    flex: none;
    color: ${colour('good')};
  }
  ul {
    padding: 0;
    list-style: none;
    font-size: 1.125rem;
    font-weight: 600;
  }
  > :is(a, button) {
    ${buttonShape}
  }
  > div:focus {
    outline: none;
  }
`;

type LiveAlertProps = {
  alert: PublishedAlert;
  /** Leads back to what was written, once it is taken back; not where it was written elsewhere. */
  onMend?: () => void;
};

/** What has become of an alert: since when it is out, on how many screens, and how it is taken back. */
export function LiveAlert({ alert: { post, begunAt, isPressedHere }, onMend }: LiveAlertProps) {
  const [step, setStep] = useState<Step>('none');
  const isEnded = step === 'ended' || step === 'resume';
  const seconds = useSecondsUntilShown(post.id, begunAt);
  const { data: openPages = null } = useQuery(openPagesQuery);
  const left = useSecondsLeft(begunAt);
  const withdrawing = useAlertChange(post.id);
  const outcome = useLostFocus<HTMLDivElement>(withdrawing.isSuccess);
  // The form that it was published by is gone.
  useEffect(() => {
    if (isPressedHere) outcome.current?.focus();
  }, [isPressedHere, outcome]);
  if (withdrawing.isSuccess) {
    return (
      <Panel>
        <div role="status" ref={outcome} tabIndex={-1}>
          <h1>{texts.undone}</h1>
          <p>{texts.undoneText}</p>
        </div>
        {onMend && (
          <button type="button" onClick={onMend}>
            {texts.mend}
          </button>
        )}
        <Link to={paths.publishAlert()} {...(onMend && { 'data-look': 'quiet' })}>
          {texts.again}
        </Link>
      </Panel>
    );
  }
  return (
    <Panel>
      <div role="status" ref={outcome} tabIndex={-1}>
        <h1>
          <CircleCheck aria-hidden="true" size={32} />
          {isEnded ? texts.over : post.alert?.isDrill ? texts.liveDrill : texts.live}
        </h1>
      </div>
      <ul>
        {isPressedHere && !isEnded && seconds !== null && <li>{texts.after(seconds)}</li>}
        {openPages !== null && <li>{texts.openPages(openPages)}</li>}
      </ul>
      {left > 0 && !isEnded && (
        <button
          type="button"
          data-look="quiet"
          onClick={() => withdrawing.mutate(withdrawalBody)}
          {...ariaDisabled(withdrawing.isPending)}
        >
          {texts.undo(left)}
        </button>
      )}
      {withdrawing.isError && <p role="alert">{texts.failed}</p>}
      <Link to={paths.alert(post.slug)}>{texts.show}</Link>
      <AlertActions id={post.id} isDrill={post.alert?.isDrill ?? false} step={step} onStep={setStep} />
      <Link to={paths.publishAlert()} data-look="quiet">
        {texts.again}
      </Link>
    </Panel>
  );
}

/** How long it took until this page itself had the alert on top, as all open ones do; null until then. */
function useSecondsUntilShown(id: number, begunAt: number): string | null {
  const [seconds, setSeconds] = useState<string | null>(null);
  const isShown = useActiveAlerts().some((alert) => alert.id === id);
  useEffect(() => {
    if (!isShown) return;
    const took = (performance.now() - begunAt) / 1000;
    setSeconds((before) => before ?? took.toLocaleString('sv', { maximumFractionDigits: 1 }));
  }, [isShown, begunAt]);
  return seconds;
}

function useSecondsLeft(begunAt: number): number {
  const leftAt = () => Math.ceil(UNDO_SECONDS - (performance.now() - begunAt) / 1000);
  const [left, setLeft] = useState(leftAt);
  useEffect(() => {
    if (left <= 0) return;
    const timer = setTimeout(() => setLeft(leftAt()), 1000);
    return () => clearTimeout(timer);
  });
  return left;
}
