import { useContext, useMemo } from 'react';
import { childrenOf } from '../../children-of.ts';
import { Blocks } from '../../view-parts/blocks.tsx';
import { type BlockViewProps, ContentContext } from '../../view-parts/content-context.ts';
import { Flow } from '../../view-parts/flow.ts';
import { visibleBlocks } from '../../view-parts/visible-blocks.ts';

/** What it holds, as if it stood on the page itself; an editor's frames end here, since it is edited elsewhere. */
export function SharedBlockView({ node, depth }: BlockViewProps) {
  const context = useContext(ContentContext);
  const unframed = useMemo(() => ({ ...context, Frame: null }), [context]);
  const children = childrenOf(node);
  if (visibleBlocks(children, node.type, depth + 1).length === 0) return null;
  return (
    <ContentContext value={unframed}>
      <Flow>
        <Blocks nodes={children} parentType={node.type} depth={depth + 1} />
      </Flow>
    </ContentContext>
  );
}
