import { formatDateTime } from '@brandpost/swedish';
import { Button, colour, IconButton, Tag } from '@brandpost/ui';
import { Clock, Eye, History, Redo2, Share2, Undo2 } from 'lucide-react';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { SmallButton } from '../../../forms/form-group.tsx';
import type { DocumentView } from '../document/post-document.ts';
import { postEditorTexts } from '../post-editor-texts.ts';
import type { PostState } from '../publishing/post-state.ts';
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
    overflow-wrap: anywhere;
  }
  /* A phone keeps its screen: there the title, in one line, goes away under the bar. */
  @media (max-width: 47.99rem) {
    top: calc(var(--bp-stuck, 0px) - 2rem);

    h1 {
      flex: 0 0 100%;
      overflow: hidden;
      text-overflow: ellipsis;
      line-height: 1.625rem;
      white-space: nowrap;
    }
  }
`;
const Ways = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 0.5rem;
  margin-left: auto;

  @media (max-width: 47.99rem) {
    gap: 0.125rem;
  }
`;

/* On a phone the sign alone; its name is still told. */
const Way = styled(SmallButton)`
  &[aria-pressed='true'] {
    background: ${colour('primary')};
    color: ${colour('on-primary')};
  }
  @media (max-width: 47.99rem) {
    width: 44px;
    padding: 0;
    gap: 0;
    font-size: 0;
  }
`;

type EditorBarProps = {
  view: DocumentView;
  state: PostState;
  onUndo: () => void;
  onRedo: () => void;
  onPublish: () => void;
  onHistory: () => void;
  /** Whether the page is shown as readers see it. */
  isPreviewed: boolean;
  onPreview: () => void;
  onShare: () => void;
  /** Saves at once what could not be saved. */
  onRetry: () => void;
  /** When a change that waits is made; null without one. */
  changesAt: string | null;
  children?: ReactNode;
};

/** What is written, how it stands, and the way to publish it. */
export function EditorBar(props: EditorBarProps) {
  const { view, state, changesAt, onUndo, onRedo, onPublish, onHistory, onRetry, children } = props;
  const { draft, canUndo, canRedo, saving } = view;
  const [text, tone] = badgeOf(state);
  return (
    <Bar aria-label={bar.label}>
      <h1>{draft.title.trim() || bar.untitled}</h1>
      <Tag $tone={tone}>{text}</Tag>
      {changesAt !== null && (
        <Tag>
          <Clock aria-hidden="true" size={16} />
          {bar.waiting(formatDateTime(changesAt))}
        </Tag>
      )}
      <SaveStatus saving={saving} isNew={draft.id === null} onRetry={onRetry} />
      <Ways>
        {children}
        <IconButton type="button" aria-label={bar.undo} disabled={!canUndo} onClick={onUndo}>
          <Undo2 aria-hidden="true" size={20} />
        </IconButton>
        <IconButton type="button" aria-label={bar.redo} disabled={!canRedo} onClick={onRedo}>
          <Redo2 aria-hidden="true" size={20} />
        </IconButton>
        <Way type="button" aria-haspopup="dialog" onClick={onHistory}>
          <History aria-hidden="true" size={20} />
          {bar.history}
        </Way>
        <Way type="button" aria-pressed={props.isPreviewed} onClick={props.onPreview}>
          <Eye aria-hidden="true" size={20} />
          {bar.preview}
        </Way>
        <Way type="button" aria-haspopup="dialog" onClick={props.onShare}>
          <Share2 aria-hidden="true" size={20} />
          {bar.share}
        </Way>
        <Button type="button" aria-haspopup="dialog" onClick={onPublish}>
          {bar.publish}
        </Button>
      </Ways>
    </Bar>
  );
}
