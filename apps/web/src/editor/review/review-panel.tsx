import type { Finding } from '@brandpost/cms-blocks/editing';
import type { PostDraft } from '@brandpost/domain';
import type { RubicoreClient } from '@brandpost/rubicore-api';
import { formatDateTime } from '@brandpost/swedish';
import { Button } from '@brandpost/ui';
import type { FieldError } from '@brandpost/validation';
import { CircleAlert, CircleCheck } from 'lucide-react';
import { useState } from 'react';
import { styled } from 'styled-components';
import { paths } from '../../router/paths.ts';
import { MissingRight } from '../../session/missing-right.tsx';
import { ownSession, useSession } from '../../session/use-session.ts';
import { postEditorTexts } from '../../texts/post-editor-texts.ts';
import type { Surroundings } from '../opening/surroundings.ts';
import { SmallButton } from '../post/form-group.tsx';
import { TextField } from '../post/text-field.tsx';
import type { Publishing } from '../publishing/use-publishing.ts';
import type { Override } from '../saving/post-store.ts';
import { ScheduleForm } from '../scheduled-change/schedule-form.tsx';
import type { Scheduling } from '../scheduled-change/use-scheduled-change.ts';
import { WaitingChange } from '../scheduled-change/waiting-change.tsx';
import { Findings } from './findings.tsx';
import { Notice } from './notice.ts';
import { rightsFor } from './rights-for.ts';

const { review } = postEditorTexts;

const Ways = styled.div`
  display: grid;
  gap: 0.625rem;
`;

type ReviewPanelProps = {
  draft: PostDraft;
  isOut: boolean;
  errors: readonly FieldError[];
  findings: readonly Finding[];
  onShowBlock: (id: string) => void;
  publishing: Publishing;
  onShow: (field: string) => void;
  onSettle: (status: 'publish' | 'draft' | 'trash', override: Override | null) => void;
  /** What is written is not what visitors see. */
  isChanged: boolean;
  scheduling: Scheduling;
  surroundings: Surroundings;
  client: RubicoreClient;
};

const MAX_REASON_LENGTH = 500;
/** As many letters as the log takes of each. */
const MAX_FINDING_LENGTH = 500;

/** The last step: what is wrong, what will happen, and the way there. */
export function ReviewPanel(props: ReviewPanelProps) {
  const { draft, isOut, errors, findings, publishing, scheduling, onShow, onSettle } = props;
  const [reason, setReason] = useState('');
  const rights = rightsFor(draft.type, ownSession(useSession()));
  const musts = findings.filter(({ severity }) => severity === 'must');
  const mayOverride = musts.every((finding) => finding.mayOverride);
  const hasReason = mayOverride && reason.trim() !== '';
  const isStopped = errors.length > 0 || (musts.length > 0 && !hasReason);
  const override = musts.length > 0 ? { reason: reason.trim(), findings: musts.map(wordsOf) } : null;
  const isBusy = publishing.kind === 'busy';
  const isToCome = draft.publishedDate !== null && Date.parse(draft.publishedDate) > Date.now();
  return (
    <>
      {errors.length + findings.length === 0 && (
        <Notice data-is-good="true">
          <CircleCheck aria-hidden="true" size={22} />
          <p>{review.ready}</p>
        </Notice>
      )}
      {errors.length > 0 && (
        <Notice>
          <CircleAlert aria-hidden="true" size={22} />
          <div>
            <strong>{review.mustMend}</strong>
            <ul>
              {errors.map(({ field, message }) => (
                <li key={field}>
                  <button type="button" onClick={() => onShow(field)}>
                    {nameOf(field)}: {message}
                  </button>
                </li>
              ))}
            </ul>
          </div>
        </Notice>
      )}
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
      <Findings
        title={review.advice}
        findings={findings.filter(({ severity }) => severity === 'advice')}
        onShow={props.onShowBlock}
      />
      <WaitingChange
        scheduling={scheduling}
        draft={draft}
        surroundings={props.surroundings}
        client={props.client}
      />
      {draft.type === 'alert' && <p>{review.asAlert}</p>}
      <div role="status">
        {publishing.kind === 'done' && draft.status !== 'draft' && draft.type !== null && (
          <p>
            {review.published} <a href={paths.post({ type: draft.type, slug: draft.slug })}>{review.seeIt}</a>
          </p>
        )}
        {publishing.kind === 'failed' && (
          <p>
            {review.failed} {publishing.message}
          </p>
        )}
        {scheduling.told !== '' && <p>{scheduling.told}</p>}
      </div>
      <Ways>
        {draft.status === 'trash' ? (
          <Button type="button" disabled={isBusy} onClick={() => onSettle('draft', null)}>
            {review.restore}
          </Button>
        ) : (
          <>
            {rights.mayPublish ? (
              <Button
                type="button"
                disabled={isBusy || isStopped}
                onClick={() => onSettle('publish', override)}
              >
                {isToCome
                  ? review.schedule(formatDateTime(draft.publishedDate ?? ''))
                  : isOut
                    ? review.saveChanges
                    : review.publishNow}
              </Button>
            ) : (
              <MissingRight of={[rights.publishing]} />
            )}
            {rights.mayPublish && draft.status === 'publish' && isOut && props.isChanged && (
              <ScheduleForm scheduling={scheduling} override={override} isStopped={isStopped} />
            )}
            {isOut && rights.mayPublish && (
              <SmallButton type="button" disabled={isBusy} onClick={() => onSettle('draft', null)}>
                {review.unpublish}
              </SmallButton>
            )}
            {!rights.mayDelete && <MissingRight of={['delete_post']} />}
            {draft.id !== null && rights.mayDelete && (
              <SmallButton type="button" disabled={isBusy} onClick={() => onSettle('trash', null)}>
                {review.trash}
              </SmallButton>
            )}
          </>
        )}
      </Ways>
    </>
  );
}

function wordsOf({ message }: Finding): string {
  return message.slice(0, MAX_FINDING_LENGTH);
}

/** What a field is called in the form. */
function nameOf(field: string): string {
  const [name = '', , part = ''] = field.split('.');
  const { fields } = postEditorTexts;
  const names: Record<string, string> = {
    title: fields.title,
    excerpt: fields.excerpt,
    slug: fields.slug,
    nodeIds: fields.audience,
    parentId: fields.parent,
    info: fields.info,
    blurbs: fields.blurbs,
    contact: fields.contact,
    type: fields.type,
  };
  const parts: Record<string, string> = { title: fields.title, text: fields.text, url: fields.address };
  return [names[name] ?? name, parts[part]].filter(Boolean).join(', ');
}
