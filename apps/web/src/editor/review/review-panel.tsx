import type { Finding } from '@brandpost/cms-blocks/editing';
import type { PostDraft } from '@brandpost/domain';
import { formatDateTime } from '@brandpost/swedish';
import { Button, colour } from '@brandpost/ui';
import type { FieldError } from '@brandpost/validation';
import { CircleAlert, CircleCheck } from 'lucide-react';
import { useState } from 'react';
import { styled } from 'styled-components';
import { paths } from '../../router/paths.ts';
import { postEditorTexts } from '../../texts/post-editor-texts.ts';
import { SmallButton, Tick } from '../post/form-group.tsx';
import type { Publishing } from '../publishing/use-publishing.ts';

const { review } = postEditorTexts;

const Notice = styled.div`
  display: flex;
  gap: 0.75rem;
  padding: 1rem;
  border-radius: var(--bp-radius-s);
  background: ${colour('warning-bg')};
  font-size: 1rem;

  &[data-is-good='true'] {
    background: ${colour('surface-2')};
  }
  > svg {
    flex: none;
    margin-top: 0.125rem;
  }
  ul {
    display: grid;
    gap: 0.5rem;
    margin: 0.5rem 0 0;
    padding: 0;
    list-style: none;
  }
  button {
    border: 0;
    padding: 0.25rem 0;
    background: none;
    color: inherit;
    font: inherit;
    text-align: start;
    text-decoration: underline;
    cursor: pointer;
  }
`;
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
  onSettle: (status: 'publish' | 'draft' | 'trash') => void;
};

/** The last step: what is wrong, what will happen, and the way there. */
export function ReviewPanel(props: ReviewPanelProps) {
  const { draft, isOut, errors, findings, publishing, onShow, onSettle } = props;
  const [isOverridden, setIsOverridden] = useState(false);
  const musts = findings.filter(({ severity }) => severity === 'must');
  const mayOverride = musts.every((finding) => finding.mayOverride);
  const isStopped = errors.length > 0 || (musts.length > 0 && !(mayOverride && isOverridden));
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
      {musts.length > 0 && mayOverride && (
        <Tick>
          <input
            type="checkbox"
            checked={isOverridden}
            onChange={({ currentTarget }) => setIsOverridden(currentTarget.checked)}
          />
          {review.overridden(musts.length)}
        </Tick>
      )}
      <Findings
        title={review.advice}
        findings={findings.filter(({ severity }) => severity === 'advice')}
        onShow={props.onShowBlock}
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
      </div>
      <Ways>
        {draft.status === 'trash' ? (
          <Button type="button" disabled={isBusy} onClick={() => onSettle('draft')}>
            {review.restore}
          </Button>
        ) : (
          <>
            <Button type="button" disabled={isBusy || isStopped} onClick={() => onSettle('publish')}>
              {isToCome
                ? review.schedule(formatDateTime(draft.publishedDate ?? ''))
                : isOut
                  ? review.saveChanges
                  : review.publishNow}
            </Button>
            {isOut && (
              <SmallButton type="button" disabled={isBusy} onClick={() => onSettle('draft')}>
                {review.unpublish}
              </SmallButton>
            )}
            {draft.id !== null && (
              <SmallButton type="button" disabled={isBusy} onClick={() => onSettle('trash')}>
                {review.trash}
              </SmallButton>
            )}
          </>
        )}
      </Ways>
    </>
  );
}

type FindingsProps = { title: string; findings: readonly Finding[]; onShow: (blockId: string) => void };

function Findings({ title, findings, onShow }: FindingsProps) {
  if (findings.length === 0) return null;
  return (
    <Notice>
      <CircleAlert aria-hidden="true" size={22} />
      <div>
        <strong>{title}</strong>
        <ul>
          {findings.map(({ code, blockId, message, help }) => (
            <li key={`${code} ${blockId} ${message}`}>
              {message} {help}{' '}
              {blockId !== null && (
                <button type="button" onClick={() => onShow(blockId)}>
                  {review.show}
                </button>
              )}
            </li>
          ))}
        </ul>
      </div>
    </Notice>
  );
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
