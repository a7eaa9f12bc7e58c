import { findBlock, labelOf } from '@brandpost/cms-blocks';
import type { ContentNode } from '@brandpost/domain';
import { colour } from '@brandpost/ui';
import { createPortal } from 'react-dom';
import { styled } from 'styled-components';
import { BlockFindings } from '../canvas/block-findings.tsx';
import type { PlacedBlock } from '../canvas/use-block-actions.ts';
import { blockIcon, editorBlock } from '../editor-blocks.ts';
import { useBlocks } from '../state/editor-store.ts';
import { useSlots } from '../state/slots.tsx';
import { InspectorActions } from './inspector-actions.tsx';

const Name = styled.div`
  display: grid;
  grid-template-columns: 1.5rem minmax(0, 1fr);
  gap: 0.125rem 0.625rem;
  align-items: center;

  svg {
    color: ${colour('primary')};
  }
  h2 {
    font-size: 1.1875rem;
    line-height: 1.25;
  }
  p {
    grid-column: 2;
    color: ${colour('muted')};
    font-size: 0.875rem;
    line-height: 1.4;
  }
`;
const Form = styled.div`
  &:empty {
    display: none;
  }
`;

type BlockInspectorProps = { content: readonly ContentNode[]; inspector: HTMLElement };

/** The active block beside the canvas: what it is, its form, what the checks found in it, and what can be done with it. */
export function BlockInspector({ content, inspector }: BlockInspectorProps) {
  const { setForm } = useSlots();
  const active = placedBlock(
    content,
    useBlocks(({ activeId }) => activeId),
  );
  return createPortal(
    <>
      {active !== null && <BlockName node={active.node} />}
      {active !== null && <BlockFindings key={active.node.id} id={active.node.id} />}
      <Form ref={setForm} />
      {active !== null && <InspectorActions {...active} />}
    </>,
    inspector,
  );
}

function BlockName({ node }: { node: ContentNode }) {
  const Icon = blockIcon(node.type);
  return (
    <Name>
      <Icon aria-hidden="true" size={22} />
      <h2>{labelOf(node)}</h2>
      <p>{editorBlock(node.type)?.help}</p>
    </Name>
  );
}

function placedBlock(content: readonly ContentNode[], id: string | null): PlacedBlock | null {
  const found = id === null ? null : findBlock(content, id);
  if (found === null) return null;
  const { node, parent, index } = found;
  return { node, index, count: (parent?.children ?? content).length, isNested: parent !== null };
}
