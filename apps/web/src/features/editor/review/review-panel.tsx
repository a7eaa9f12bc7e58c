import type { Finding } from '@brandpost/cms-blocks/editing';
import type { PostDraft } from '@brandpost/domain';
import { Button } from '@brandpost/ui';
import { CircleCheck } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router';
import { styled } from 'styled-components';
import { paths } from '../../../addresses/paths.ts';
import { staffPaths } from '../../../addresses/staff-paths.ts';
import { ariaDisabled } from '../../../forms/aria-disabled.ts';
import { Failure } from '../../../forms/failure.tsx';
import { SmallButton } from '../../../forms/form-group.tsx';
import { TextField } from '../../../forms/text-field.tsx';
import { useLostFocus } from '../../../navigation/use-lost-focus.ts';
import { MissingRight } from '../../../session/missing-right.tsx';
import { ownSession, useSession } from '../../../session/use-session.ts';
import { AudienceSize } from '../audience/audience-size.tsx';
import { GROUP_FIELD, GroupField } from '../audience/group-field.tsx';
import { OlderVersions } from '../languages/older-versions.tsx';
import { postEditorTexts } from '../post-editor-texts.ts';
import { nextStepOf, type PostState } from '../publishing/post-state.ts';
import { buttonOf, outcomeOf, standingOf } from '../publishing/post-state-words.ts';
import { useAlertRequest } from '../publishing/use-alert-request.ts';
import { WaitingRequestNotice } from '../publishing/waiting-request-notice.tsx';
import { AskForReview } from '../reviewing/ask-for-review.tsx';
import type { Override } from '../saving/post-store.ts';
import { ScheduleForm } from '../scheduled-change/schedule-form.tsx';
import { WaitingChange } from '../scheduled-change/waiting-change.tsx';
import { SaveAsTemplate } from '../templates/save-as-template.tsx';
import { FieldFindings } from './field-findings.tsx';
import { Findings } from './findings.tsx';
import { Notice } from './notice.ts';
import { placeAdvice } from './place-advice.ts';
import { PublishLater } from './publish-later.tsx';
import type { Reviewed } from './reviewed.ts';
import { rightsFor } from './rights-for.ts';
import { useJustChanged } from './use-just-changed.ts';

const { request, review } = postEditorTexts;

const Ways = styled.div`
  display: grid;
  gap: 0.625rem;

  > [role='status']:empty {
    position: absolute;
  }
`;
const Said = styled.div`
  &:empty {
    position: absolute;
  }
`;
const Main = styled(Button)`
  [role='dialog'] &,
  dialog & {
    min-height: 56px;
    font-size: 1.125rem;
  }
`;

const MAX_REASON_LENGTH = 500;
/** As many letters as the log takes of each. */
const MAX_FINDING_LENGTH = 500;

/** The last step: what is wrong, what will happen, and the way there. */
export function ReviewPanel(props: Reviewed) {
  const { draft, state, now, errors, findings, publishing, saving, scheduling, client, onSetStatus } = props;
  const [reason, setReason] = useState('');
  const rights = rightsFor(draft, ownSession(useSession()), props);
  const musts = findings.filter(({ severity }) => severity === 'must');
  const advice = [
    ...findings.filter(({ severity }) => severity === 'advice'),
    ...placeAdvice(draft, props.referenceData),
  ];
  const mayOverride = musts.every((finding) => finding.mayOverride);
  const hasReason = mayOverride && reason.trim() !== '';
  const isRefused = saving.kind === 'refused';
  const isStopped = isRefused || errors.length > 0 || (musts.length > 0 && !hasReason);
  const override = musts.length > 0 ? { reason: reason.trim(), findings: musts.map(wordsOf) } : null;
  const isBusy = publishing.kind === 'busy';
  const mayRemove = rights.mayDelete || (rights.mayWrite && props.mayDiscard);
  const isTrashed = state.kind === 'trash';
  const isKept = draft.id !== null && !isTrashed;
  const isOut = state.kind === 'published' || state.kind === 'scheduled';
  /** Something of it is shown to nobody yet, so that it can be reviewed. */
  const isUnread = !isTrashed && (state.kind !== 'published' || state.isChanged);
  const next = nextStepOf(state, draft, now);
  const { isNeeded, waiting } = useAlertRequest(draft);
  const isRequest = isNeeded && (next.kind === 'publish' || next.kind === 'schedule');
  const button =
    waiting?.denial === null && !waiting.isOut ? null : isRequest ? request.button : buttonOf(next, now);
  const mayAll = rights.mayWrite && rights.mayPublish;
  // The button is gone once it has done its work: one goes on from what came of it.
  const standing = `${state.kind} ${button} ${scheduling.waiting === null}`;
  const said = useLostFocus<HTMLDivElement>(standing);
  // Nor do those that take back come under a pointer that has just pressed it.
  const isHeld = useJustChanged(standing) || isBusy;
  const asksForWhom = mayAll && !isOut && !isTrashed;
  const outcome = mayAll && !isStopped ? outcomeOf(next, state, now) : null;
  return (
    <>
      {errors.length + musts.length + advice.length === 0 &&
        mayAll &&
        !isRefused &&
        !isTrashed &&
        button !== null && (
          <Notice data-is-good="true">
            <CircleCheck aria-hidden="true" size={22} />
            <p>{review.ready}</p>
          </Notice>
        )}
      <FieldFindings
        errors={asksForWhom ? errors.filter(({ field }) => field !== GROUP_FIELD) : errors}
        onShow={props.onShow}
      />
      <Findings title={review.mustMend} findings={musts} onShow={props.onShowBlock} />
      {musts.length > 0 && !mayOverride && <p>{review.neverOverridden}</p>}
      {musts.length > 0 && mayOverride && (
        <TextField
          label={review.override}
          value={reason}
          onChange={setReason}
          maxLength={MAX_REASON_LENGTH}
          hint={review.overrideHint}
          isLong
        />
      )}
      <Findings title={review.advice} findings={advice} onShow={props.onShowBlock} />
      <WaitingChange
        scheduling={scheduling}
        draft={draft}
        referenceData={props.referenceData}
        client={client}
      />
      <WaitingRequestNotice draft={draft} />
      <Said role="status" ref={said} tabIndex={-1}>
        <Standing draft={draft} state={state} now={now} />
        {scheduling.notice !== '' && <p>{scheduling.notice}</p>}
        {state.kind === 'published' && !state.isChanged && <OlderVersions draft={draft} client={client} />}
      </Said>
      {publishing.kind === 'failed' && (
        <Failure>
          {review.failed} {publishing.message}
        </Failure>
      )}
      {isRefused && <Failure>{review.notSaved}</Failure>}
      {asksForWhom && (
        <>
          <GroupField {...props} error={messageOf(GROUP_FIELD)} />
          <PublishLater {...props} isChosen={next.kind === 'schedule'} error={messageOf('publishedDate')} />
        </>
      )}
      {outcome !== null && (
        <div>
          <p>{outcomeWords()}</p>
          <AudienceSize draft={draft} client={client} />
        </div>
      )}
      <Ways>
        {!rights.mayWrite && <MissingRight of={['create_post']} />}
        {!rights.mayPublish && <MissingRight of={[rights.publishing]} />}
        {button !== null && mayAll && (
          <Main
            // Another button: a second press of the one that restores must not publish.
            key={String(next.kind === 'restore')}
            type="button"
            disabled={isStopped}
            onClick={() => setStatus()}
            {...ariaDisabled(isBusy)}
          >
            {button}
          </Main>
        )}
        {mayAll && draft.status === 'publish' && state.kind === 'published' && state.isChanged && (
          <ScheduleForm scheduling={scheduling} override={override} isStopped={isStopped} />
        )}
        {rights.mayWrite && 'isChanged' in state && state.isChanged && (
          <SmallButton type="button" onClick={props.onDiscard} {...ariaDisabled(isHeld)}>
            {review.discard}
          </SmallButton>
        )}
        {isOut && mayAll && (
          <SmallButton type="button" onClick={() => props.onWithdraw('draft')} {...ariaDisabled(isHeld)}>
            {state.kind === 'scheduled' ? review.unschedule : review.unpublish}
          </SmallButton>
        )}
        {rights.mayWrite && isUnread && (
          <AskForReview draft={draft} keep={props.keep} isMain={!rights.mayPublish} onAsked={props.onAsked} />
        )}
        {draft.id !== null && rights.mayCreate && (
          <SmallButton as={Link} to={staffPaths.duplicateContent(draft.id)}>
            {review.duplicate}
          </SmallButton>
        )}
        {mayAll && <SaveAsTemplate draft={draft} keep={props.keep} />}
        {isKept && !mayRemove && <MissingRight of={['delete_post']} />}
        {isKept && mayRemove && (
          <SmallButton type="button" onClick={() => props.onWithdraw('trash')} {...ariaDisabled(isHeld)}>
            {review.trash}
          </SmallButton>
        )}
      </Ways>
    </>
  );

  function messageOf(name: string): string | undefined {
    return errors.find(({ field }) => field === name)?.message;
  }

  function outcomeWords() {
    if (isRequest) return request.outcome;
    return draft.type === 'alert' && next.kind !== 'schedule' ? review.asAlert : outcome;
  }

  function setStatus() {
    if (next.kind === 'restore') onSetStatus('draft', null);
    else onSetStatus('publish', override satisfies Override | null);
  }
}

function wordsOf({ message }: Finding): string {
  return message.slice(0, MAX_FINDING_LENGTH);
}

type StandingProps = { draft: PostDraft; state: PostState; now: Date };

/** How a post stands to its readers, with the way to it. */
function Standing({ draft: { type, slug }, state, now }: StandingProps) {
  const standing = standingOf(state, now);
  if (type === null) return null;
  const { preview, seeIt } = postEditorTexts.review;
  const isOut = 'isChanged' in state;
  return (
    <p>
      {standing}{' '}
      {isOut && <a href={paths.post({ type, slug })}>{state.kind === 'published' ? seeIt : preview}</a>}
    </p>
  );
}
