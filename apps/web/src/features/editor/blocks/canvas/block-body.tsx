import type { ContentNode } from '@brandpost/domain';
import { editorBlock } from '../editor-blocks.ts';
import { StillView } from './still-view.tsx';

/** A block as it will look; the active one with what can be said of it. */
export function BlockBody({ node, isActive }: { node: ContentNode; isActive: boolean }) {
  const edited = editorBlock(node.type)?.edited;
  if (edited === undefined || edited.where === 'in-parent') return null;
  if (edited.where === 'around') return <edited.Form node={node} isActive={isActive} />;
  if (edited.where === 'in-place' && isActive) return <edited.Form node={node} />;
  return (
    <>
      <StillView node={node} emptyText={edited.emptyText} />
      {isActive && <edited.Form node={node} />}
    </>
  );
}
