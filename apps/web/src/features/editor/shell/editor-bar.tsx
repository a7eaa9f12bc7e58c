import { formatDateTime } from '@brandpost/swedish';
import { Button, colour, media, Tag } from '@brandpost/ui';
import { Clock, Eye, History, Share2 } from 'lucide-react';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { SmallButton } from '../../../forms/form-group.tsx';
import { signAlone } from '../../../forms/sign-alone.ts';
import type { DocumentView } from '../document/post-document.ts';
import { NARROWER } from '../parts/room.ts';
import { UndoButtons } from '../parts/undo-buttons.tsx';
import { postEditorTexts } from '../post-editor-texts.ts';
import type { NextStep, PostState } from '../publishing/post-state.ts';
import { badgeOf } from '../publishing/post-state-words.ts';
import { SaveStatus } from './save-status.tsx';

const { bar } = postEditorTexts;

/* Below the bar of the workplace: how the text stands, and the way to publish it, are always in sight. */
const Bar = styled.section`
  position: sticky;
  z-index: 40;
  top: var(--bp-stuck, 0px);
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 0.25rem 1rem;
  margin-top: -1rem;
  padding-block: 0.375rem;
  border-bottom: 1px solid ${colour('line')};
  background: ${colour('bg')};

  h1 {
    min-width: 0;
    font-size: 1.25rem;
    overflow: hidden;
    text-overflow: ellipsis;
    line-height: 1.625rem;
    white-space: nowrap;
  }
  ${media.tablet} {
    flex-wrap: nowrap;

    h1 {
      flex: 0 1 auto;
      min-width: 6rem;
    }
    > :not(h1, p) {
      flex: none;
    }
    > [data-saving] {
      min-width: 7rem;
      line-height: 1.25;
    }
  }
  /* A phone keeps its screen: there the title goes away under the bar. */
  @media (max-width: 47.99rem) {
    top: calc(var(--bp-stuck, 0px) - 2rem);

    h1 {
      flex: 0 0 100%;
    }
  }
`;
/* Who else writes: beside how the text stands, so that a phone has one row for all ways. */
const Others = styled.div`
  margin-left: auto;

  &:empty {
    display: none;
  }
`;
const Ways = styled.div`
  display: flex;
  flex: none;
  flex-wrap: wrap;
  align-items: center;
  gap: 0.5rem;
  max-width: 100%;
  margin-left: auto;

  ${Others}:not(:empty) + & {
    ${media.tablet} {
      margin-left: 0;
    }
  }
  @media (max-width: 47.99rem) {
    gap: 0.125rem;

    > :last-child {
      padding-inline: 0.75rem;
    }
  }
`;
const WhereWide = styled.span`
  @media (max-width: 47.99rem) {
    display: none;
  }
`;

/* Where there is little room the sign alone; screen readers still read its name. */
const Way = styled(SmallButton)`
  &[aria-pressed='true'],
  &[aria-pressed='true']:hover {
    background: ${colour('primary')};
    color: ${colour('on-primary')};
  }
  ${NARROWER} {
    width: 44px;
    ${signAlone}
  }
`;

type EditorBarProps = {
  view: Omit<DocumentView, 'post'>;
  state: PostState;
  /** What is done next with it, which the button that leads there says. */
  next: NextStep;
  onUndo: () => void;
  onRedo: () => void;
  onPublish: () => void;
  onHistory: () => void;
  /** Whether the page is shown as readers see it. */
  isPreviewed: boolean;
  onPreview: () => void;
  onShare: () => void;
  /** With whose words one's own collide, where it is known. */
  theirName?: string | null;
  /** Saves at once what could not be saved. */
  onRetry: () => void;
  /** Who else writes. */
  children?: ReactNode;
};

/** What is written, how it stands, and the way to publish it. */
export function EditorBar(props: EditorBarProps) {
  const {
    view,
    state,
    next,
    onUndo,
    onRedo,
    onPublish,
    onHistory,
    onRetry,
    theirName = null,
    children,
  } = props;
  const { draft, saving } = view;
  const [text, tone] = badgeOf(state);
  const changesAt = 'changesAt' in state ? state.changesAt : null;
  return (
    <Bar aria-label={bar.label}>
      <h1 title={draft.title}>{draft.title.trim() || bar.untitled}</h1>
      <Tag $tone={tone}>{text}</Tag>
      {changesAt !== null && (
        <Tag>
          <Clock aria-hidden="true" size={16} />
          {bar.waiting(formatDateTime(changesAt))}
        </Tag>
      )}
      <SaveStatus saving={saving} isNew={draft.id === null} theirName={theirName} onRetry={onRetry} />
      <Others>{children}</Others>
      <Ways>
        <UndoButtons {...view} undo={onUndo} redo={onRedo} />
        <Way type="button" title={bar.history} aria-haspopup="dialog" onClick={onHistory}>
          <History aria-hidden="true" size={20} />
          {bar.history}
        </Way>
        <Way type="button" title={bar.preview} aria-pressed={props.isPreviewed} onClick={props.onPreview}>
          <Eye aria-hidden="true" size={20} />
          {bar.preview}
        </Way>
        <Way type="button" title={bar.share} aria-haspopup="dialog" onClick={props.onShare}>
          <Share2 aria-hidden="true" size={20} />
          {bar.share}
        </Way>
        <Button type="button" aria-haspopup="dialog" onClick={onPublish}>
          <span>
            {bar.ways[next.kind]}
            {next.kind === 'publish-changes' && <WhereWide>{bar.changes}</WhereWide>}
          </span>
        </Button>
      </Ways>
    </Bar>
  );
}
