import type { ContentNode } from '@brandpost/domain';
import { useContext } from 'react';
import { ContentContext } from './content-context.ts';
import { visibleBlocks } from './visible-blocks.ts';

/** Shows a list of blocks; those that are unknown or may not stand there come to nothing. */
export function Blocks({
  nodes,
  parentType,
  depth,
}: {
  nodes: readonly ContentNode[];
  parentType: string | null;
  depth: number;
}) {
  const { Frame, viewOfType } = useContext(ContentContext);
  return visibleBlocks(nodes, parentType, depth).map((node) => {
    const View = viewOfType(node.type);
    if (View === null) return null;
    const view = <View key={node.id} node={node} depth={depth} />;
    if (Frame === null) return view;
    return (
      <Frame key={node.id} node={node}>
        {view}
      </Frame>
    );
  });
}
