import type { ContentNode } from '@brandpost/domain';
import { colour, VisuallyHidden } from '@brandpost/ui';
import { ChevronDown, ChevronRight, TriangleAlert } from 'lucide-react';
import { memo } from 'react';
import { styled } from 'styled-components';
import { editorTexts } from '../../editor-texts.ts';
import { blockIcon } from '../editor-blocks.ts';
import { blockLabel } from '../operations/block-label.ts';
import { useEditorSetting } from '../state/editor-setting.ts';
import { useEditorStore, useIsActive } from '../state/editor-store.ts';
import { useStandingFindings } from '../state/use-standing-findings.ts';

const Row = styled.div<{ $level: number }>`
  position: relative;
  display: flex;
  align-items: center;
  gap: 0.625rem;
  min-block-size: 36px;
  margin-inline-start: ${({ $level }) => Math.min($level - 1, 6) * 1.0625}rem;
  padding: 0.3125rem 0.5rem 0.3125rem 0.625rem;
  border: 2px solid transparent;
  border-radius: var(--bp-radius-s);
  font-size: 0.9375rem;
  line-height: 1.35;
  cursor: pointer;
  user-select: none;

  &:hover {
    background: ${colour('surface-2')};
  }
  &[aria-selected='true'] {
    border-color: ${colour('primary')};
    background: ${colour('surface-2')};
  }
  &:focus-visible {
    border-radius: var(--bp-radius-s);
    outline-offset: -1px;
  }
  > svg {
    flex: none;
  }
  > svg[data-tone='warning'] {
    color: ${colour('warning')};
  }
  > span:first-of-type {
    flex: 1;
    display: -webkit-box;
    min-inline-size: 0;
    overflow: hidden;
    overflow-wrap: anywhere;
    -webkit-box-orient: vertical;
    -webkit-line-clamp: 2;
  }
  &[data-drop]::after {
    position: absolute;
    border-radius: 2px;
    background: ${colour('primary')};
    content: '';
  }
  &[data-drop='before']::after {
    inset: -4px 0 auto;
    block-size: 3px;
  }
  &[data-drop='after']::after {
    inset: auto 0 -4px;
    block-size: 3px;
  }
  &[data-drop='inside']::after {
    inset: -2px;
    border: 3px solid ${colour('primary')};
    border-radius: var(--bp-radius-s);
    background: none;
  }
  &[data-dragged] {
    opacity: 0.45;
  }
  @media (pointer: coarse), (max-width: 47.99rem) {
    min-block-size: 44px;
  }
  @media (forced-colors: active) {
    border-color: Canvas;

    &[aria-selected='true'] {
      border-color: Highlight;
    }
  }
`;
/** For the pointer; the arrow keys do the same. */
const Opener = styled.span`
  display: grid;
  flex: none;
  inline-size: 24px;
  block-size: 24px;
  border-radius: 6px;
  color: ${colour('muted')};
  place-items: center;

  &:hover {
    background: ${colour('line')};
  }
  @media (pointer: coarse), (max-width: 47.99rem) {
    inline-size: 44px;
    block-size: 44px;
    margin-block: -0.3125rem;
  }
`;

type TreeRowProps = {
  node: ContentNode;
  level: number;
  place: number;
  count: number;
  isOpen: boolean | null;
  isStop: boolean;
  onCollapsed: (id: string, isCollapsed: boolean) => void;
  onFocused: (id: string) => void;
  onChosen?: () => void;
};

/** One block in the tree: what it is, what it says, and whether there is something to see to. */
export const TreeRow = memo(function TreeRow(props: TreeRowProps) {
  const { node, level, place, count, isOpen, isStop, onCollapsed, onFocused, onChosen } = props;
  const store = useEditorStore();
  const isActive = useIsActive(node.id);
  const { resources } = useEditorSetting();
  const found = useStandingFindings(node.id).length;
  const Icon = blockIcon(node.type);
  return (
    <Row
      role="treeitem"
      aria-level={level}
      aria-posinset={place}
      aria-setsize={count}
      aria-selected={isActive}
      aria-expanded={isOpen ?? undefined}
      tabIndex={isStop ? 0 : -1}
      data-row={node.id}
      data-drag={node.id}
      $level={level}
      onFocus={() => onFocused(node.id)}
      onClick={() => {
        store.activate(node.id, 'sight');
        onChosen?.();
      }}
    >
      <Icon aria-hidden="true" size={17} />
      <span>{blockLabel(node, resources.media)}</span>
      {found > 0 && (
        <>
          <TriangleAlert aria-hidden="true" size={16} data-tone="warning" />
          <VisuallyHidden>{`, ${editorTexts.findings(found)}`}</VisuallyHidden>
        </>
      )}
      {isOpen !== null && (
        <Opener
          aria-hidden="true"
          onClick={(event) => {
            event.stopPropagation();
            onCollapsed(node.id, isOpen);
          }}
        >
          {isOpen ? <ChevronDown size={16} /> : <ChevronRight size={16} />}
        </Opener>
      )}
    </Row>
  );
});
