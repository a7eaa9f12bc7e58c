import { colour } from '@brandpost/ui';
import { type MouseEvent, memo } from 'react';
import { styled } from 'styled-components';
import { postEditorTexts } from '../../post-editor-texts.ts';
import { WriterMarks } from '../../presence/writer-marks.tsx';
import { blockLabel } from '../operations/block-label.ts';
import { isContainer } from '../operations/shown-children.ts';
import { type BlockFrameProps, useEditorSetting } from '../state/editor-setting.ts';
import { useBlocks, useEditorStore, useIsActive } from '../state/editor-store.ts';
import { BlockBody } from './block-body.tsx';
import { BlockFindings } from './block-findings.tsx';
import { BlockProposals } from './block-proposals.tsx';
import { BlockToolbar } from './block-toolbar.tsx';
import { CommentMark } from './comment-mark.tsx';

const Frame = styled.div`
  position: relative;
  min-inline-size: 0;
  border-radius: 2px;
  outline-offset: 12px;
  cursor: default;

  &:focus {
    outline: none;
  }
  &:hover:not([data-active='true'], :has([data-frame]:hover)) {
    outline: 1px solid ${colour('line')};
  }
  &[data-active='true'] {
    outline: 2px solid ${colour('primary')};
  }
  &[data-active='true']:focus-visible {
    outline-width: 3px;
  }
  &[data-kind='leaf'] {
    cursor: text;
  }
  /* Where what is dragged would come. */
  &[data-drop]::after {
    position: absolute;
    z-index: 5;
    border-radius: 2px;
    background: ${colour('primary')};
    content: '';
    pointer-events: none;
  }
  &[data-drop='before']::after {
    inset: -14px 0 auto;
    block-size: 4px;
  }
  &[data-drop='after']::after {
    inset: auto 0 -14px;
    block-size: 4px;
  }
  &[data-drop='inside']::after {
    inset: -6px;
    border: 3px solid ${colour('primary')};
    background: none;
  }
  &[data-dragged] {
    opacity: 0.45;
  }
  @media (forced-colors: active) {
    &[data-active='true'] {
      outline-color: Highlight;
    }
  }
`;

/** A block on the canvas, with what can be done to it while it is the active one. */
export const BlockFrame = memo(function BlockFrame({ node, index, count, isNested }: BlockFrameProps) {
  const store = useEditorStore();
  const isActive = useIsActive(node.id);
  const { inspector, resources } = useEditorSetting();
  const onClick = (event: MouseEvent<HTMLDivElement>) => {
    if (event.target instanceof Element && event.target.closest('dialog') !== null) return;
    event.stopPropagation();
    if (!isActive) store.activate(node.id, 'frame');
  };
  return (
    <Frame
      role="group"
      aria-label={blockLabel(node, resources.media)}
      aria-current={isActive ? 'true' : undefined}
      tabIndex={isActive ? 0 : -1}
      data-frame={node.id}
      data-active={isActive}
      data-kind={isContainer(node.type) ? 'container' : 'leaf'}
      onClick={onClick}
    >
      {isActive && <BlockToolbar node={node} index={index} count={count} isNested={isNested} />}
      <CommentMark id={node.id} isActive={isActive} />
      <BlockWriters id={node.id} />
      <BlockBody node={node} isActive={isActive} />
      <BlockProposals id={node.id} />
      {isActive && inspector === null && <BlockFindings id={node.id} />}
    </Frame>
  );
});

/** Who else writes in a block, at its edge. */
function BlockWriters({ id }: { id: string }) {
  const people = useBlocks(({ marks }) => marks.writers[id]);
  if (people === undefined) return null;
  return <WriterMarks people={people} place={postEditorTexts.presence.inBlock} />;
}
