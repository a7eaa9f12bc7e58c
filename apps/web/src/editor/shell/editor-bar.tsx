import { Button, colour, IconButton, Tag, type TagTone } from '@brandpost/ui';
import { Redo2, Undo2 } from 'lucide-react';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { postEditorTexts } from '../../texts/post-editor-texts.ts';
import type { DocumentView } from '../document/post-document.ts';
import { SaveStatus } from './save-status.tsx';

const { bar, statuses } = postEditorTexts;

const Bar = styled.section`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 0.5rem 1rem;
  padding-block: 0.75rem;
  border-bottom: 1px solid ${colour('line')};

  h1 {
    min-width: 0;
    font-size: 1.25rem;
    overflow-wrap: anywhere;
  }
`;
const Ways = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 0.5rem;
  margin-left: auto;
`;

type EditorBarProps = {
  view: DocumentView;
  /** Whether visitors see the post, and whether something is written that they do not see. */
  isOut: boolean;
  isChanged: boolean;
  onUndo: () => void;
  onRedo: () => void;
  onPublish: () => void;
  children?: ReactNode;
};

/** What is written, how it stands, and the way to publish it. */
export function EditorBar({ view, isOut, isChanged, onUndo, onRedo, onPublish, children }: EditorBarProps) {
  const { draft, canUndo, canRedo, saving } = view;
  const [text, tone] = statusOf(draft, isOut, isChanged);
  return (
    <Bar aria-label={bar.label}>
      <h1>{draft.title.trim() || bar.untitled}</h1>
      <Tag $tone={tone}>{text}</Tag>
      <SaveStatus saving={saving} />
      <Ways>
        {children}
        <IconButton type="button" aria-label={bar.undo} disabled={!canUndo} onClick={onUndo}>
          <Undo2 aria-hidden="true" size={20} />
        </IconButton>
        <IconButton type="button" aria-label={bar.redo} disabled={!canRedo} onClick={onRedo}>
          <Redo2 aria-hidden="true" size={20} />
        </IconButton>
        <Button type="button" onClick={onPublish}>
          {bar.publish}
        </Button>
      </Ways>
    </Bar>
  );
}

function statusOf(
  { id, status }: DocumentView['draft'],
  isOut: boolean,
  isChanged: boolean,
): readonly [string, TagTone] {
  if (id === null) return [statuses.new, 'plain'];
  if (isOut && isChanged) return [statuses.changed, 'signal'];
  return [statuses[status], status === 'publish' ? 'good' : 'plain'];
}
