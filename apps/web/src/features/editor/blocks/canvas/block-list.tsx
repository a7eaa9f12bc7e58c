import type { ContentNode } from '@brandpost/domain';
import { Fragment } from 'react';
import { useEditorSetting } from '../state/editor-setting.ts';
import { InsertSlot } from './insert-slot.tsx';

/** Blocks under each other, with a place to add before, between and after. */
export function BlockList({ nodes, parent }: { nodes: readonly ContentNode[]; parent: ContentNode | null }) {
  const { Frame } = useEditorSetting();
  return (
    <>
      {nodes.map((node, index) => (
        <Fragment key={node.id}>
          <InsertSlot parent={parent} index={index} before={nodes[index - 1] ?? null} afterType={node.type} />
          <Frame node={node} index={index} count={nodes.length} isNested={parent !== null} />
        </Fragment>
      ))}
      <InsertSlot parent={parent} index={nodes.length} before={nodes.at(-1) ?? null} afterType={null} />
    </>
  );
}
