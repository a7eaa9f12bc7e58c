import type { Post } from '@brandpost/domain';
import { formatDateTime } from '@brandpost/swedish';
import { Button } from '@brandpost/ui';
import { CircleCheck, ClipboardCheck } from 'lucide-react';
import { useEffect, useId, useRef } from 'react';
import { Link } from 'react-router';
import { paths } from '../../addresses/paths.ts';
import { fieldModeTexts } from '../../field-mode/field-mode-texts.ts';
import { ariaDisabled } from '../../forms/aria-disabled.ts';
import { Failure } from '../../forms/failure.tsx';
import { staffTexts } from '../../layout/profile/staff-texts.ts';
import { mayAny } from '../../session/may-any.ts';
import type { OwnSession } from '../../session/use-session.ts';
import { AcknowledgementFrame, AcknowledgementSaid } from './acknowledgement-frame.ts';
import { useAcknowledgement } from './use-acknowledgement.ts';

const { acknowledge: texts } = staffTexts;

/** Where somebody says that they have read and understood, and sees that they have. */
export function AcknowledgementBox({ post, session }: { post: Post; session: OwnSession }) {
  const { state, acknowledge } = useAcknowledgement(post, session);
  const titleId = useId();
  const said = useRef<HTMLParagraphElement>(null);
  const wasSending = useRef(false);
  const isKept = state.step === 'kept';
  const isDone = state.step === 'done' || isKept;
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
    <AcknowledgementFrame aria-labelledby={titleId} $isDone={isDone || state.step === 'unasked'}>
      <h2 id={titleId}>{texts.title}</h2>
      {state.step === 'asking' && <p role="status">{texts.asking}</p>}
      {(state.step === 'open' || state.step === 'sending') && (
        <>
          {state.isAgain && <p>{texts.again}</p>}
          <p>{isMasked ? texts.masked : texts.text(formatDateTime(post.acknowledgeBy ?? ''))}</p>
          {state.failure !== null && <Failure>{`${texts.failed} ${state.failure}`}</Failure>}
          {!isMasked && (
            <Button type="button" onClick={acknowledge} {...ariaDisabled(state.step === 'sending')}>
              <ClipboardCheck aria-hidden="true" size={20} />
              {texts.button}
            </Button>
          )}
        </>
      )}
      {isDone && (
        <AcknowledgementSaid ref={said} role="status" tabIndex={-1}>
          <CircleCheck aria-hidden="true" size={24} />
          {isKept ? fieldModeTexts.waiting : texts.done(formatDateTime(state.doneDate ?? ''))}
        </AcknowledgementSaid>
      )}
      {seesWho && <Link to={paths.receipts(post.id)}>{texts.who}</Link>}
    </AcknowledgementFrame>
  );
}

function isWriter(post: Post, userId: number): boolean {
  return post.authorId === userId || post.editorIds.includes(userId);
}
