import { colour, media } from '@brandpost/ui';
import { MessageSquare } from 'lucide-react';
import { styled } from 'styled-components';
import { editorTexts } from '../../editor-texts.ts';
import { useBlocks, useEditorStore } from '../state/editor-store.ts';

/* At the corner of the block, over as little of its text as can be, and beside its tools. */
const Mark = styled.button`
  position: absolute;
  z-index: 8;
  inset-block-start: -1.125rem;
  inset-inline-end: -0.875rem;
  display: inline-flex;
  align-items: center;
  gap: 0.25rem;
  inline-size: max-content;
  min-inline-size: 28px;
  block-size: 28px;
  padding: 0 0.5rem;
  border: 1px solid ${colour('primary')};
  border-radius: 999px 999px 999px 4px;
  background: ${colour('bg')};
  color: ${colour('primary')};
  font-size: 0.8125rem;
  font-weight: 700;
  line-height: 1;
  cursor: pointer;

  ${media.tablet} {
    inset-block-start: 0;
    inset-inline: calc(100% - 0.5rem) auto;
  }
  &:hover {
    background: ${colour('primary')};
    color: ${colour('on-primary')};
  }
  &:focus-visible {
    border-radius: 999px;
  }
  /* A thumb meets more than is seen. */
  &::before {
    position: absolute;
    inset: -8px;
    content: '';
  }
`;

/** How many threads are open on a block, which it leads to. */
export function CommentMark({ id, isActive }: { id: string; isActive: boolean }) {
  const store = useEditorStore();
  const count = useBlocks(({ marks }) => marks.commentCounts[id] ?? 0);
  if (count === 0) return null;
  return (
    <Mark
      type="button"
      aria-label={editorTexts.comments(count)}
      title={editorTexts.comments(count)}
      tabIndex={isActive ? 0 : -1}
      onClick={(event) => {
        event.stopPropagation();
        store.given.comments?.show(id);
      }}
    >
      <MessageSquare aria-hidden="true" size={14} />
      {count}
    </Mark>
  );
}
