import type { Post } from '@brandpost/domain';
import { formatDate, formatDateTime } from '@brandpost/swedish';
import { Button, colour } from '@brandpost/ui';
import { CircleCheck, ClipboardCheck } from 'lucide-react';
import { useEffect, useId, useRef } from 'react';
import { Link } from 'react-router';
import { styled } from 'styled-components';
import { paths } from '../../addresses/paths.ts';
import { Failure } from '../../forms/failure.tsx';
import { staffTexts } from '../../layout/profile/staff-texts.ts';
import { mayAny } from '../../session/may-any.ts';
import type { OwnSession } from '../../session/use-session.ts';
import { useAcknowledgement } from './use-acknowledgement.ts';

const { acknowledge: texts } = staffTexts;

const Frame = styled.section<{ $isDone: boolean }>`
  display: grid;
  justify-items: start;
  gap: 0.75rem;
  margin-top: 2.5rem;
  padding: 1.5rem;
  border: 2px solid ${(props) => colour(props.$isDone ? 'good' : 'crisis')};
  border-radius: var(--bp-radius-m);
  background: ${(props) => colour(props.$isDone ? 'good-bg' : 'bg')};

  h2 {
    font-size: 1.375rem;
  }
  p:focus {
    outline: none;
  }
  a {
    display: inline-flex;
    align-items: center;
    min-height: 44px;
  }
  @media print {
    display: none;
  }
`;
const Said = styled.p`
  display: flex;
  gap: 0.625rem;
  font-weight: 600;

  svg {
    flex: none;
    margin-top: 0.125rem;
  }
`;

/** Where somebody says that they have read and understood, and sees that they have. */
export function AcknowledgementBox({ post, session }: { post: Post; session: OwnSession }) {
  const { state, acknowledge } = useAcknowledgement(post, session);
  const titleId = useId();
  const said = useRef<HTMLParagraphElement>(null);
  const wasSending = useRef(false);
  const isDone = state.step === 'done';
  useEffect(() => {
    // The button that had the focus is gone.
    if (isDone && wasSending.current) said.current?.focus();
    wasSending.current = state.step === 'sending';
  }, [isDone, state.step]);
  const isMasked = session.state === 'masked';
  const seesWho =
    mayAny(session, 'publish_post', 'follow_acknowledgement') || isWriter(post, session.user.id);
  if (state.step === 'unasked' && !seesWho) return null;
  return (
    <Frame aria-labelledby={titleId} $isDone={isDone || state.step === 'unasked'}>
      <h2 id={titleId}>{texts.title}</h2>
      {state.step === 'asking' && <p role="status">{texts.asking}</p>}
      {(state.step === 'open' || state.step === 'sending') && (
        <>
          {state.isAgain && <p>{texts.again}</p>}
          <p>{isMasked ? texts.masked : texts.text(formatDate(post.acknowledgeBy ?? ''))}</p>
          {state.failure !== null && <Failure>{`${texts.failed} ${state.failure}`}</Failure>}
          {!isMasked && (
            <Button type="button" disabled={state.step === 'sending'} onClick={acknowledge}>
              <ClipboardCheck aria-hidden="true" size={20} />
              {texts.button}
            </Button>
          )}
        </>
      )}
      {isDone && (
        <Said ref={said} role="status" tabIndex={-1}>
          <CircleCheck aria-hidden="true" size={24} />
          {texts.done(formatDateTime(state.doneDate ?? ''))}
        </Said>
      )}
      {seesWho && <Link to={paths.receipts(post.id)}>{texts.who}</Link>}
    </Frame>
  );
}

function isWriter(post: Post, userId: number): boolean {
  return post.authorId === userId || post.editorIds.includes(userId);
}
