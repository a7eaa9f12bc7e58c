import { addBlock, findBlock } from '@brandpost/cms-blocks';
import type { BlockPlace } from '@brandpost/cms-blocks/editing';
import type { ContentNode } from '@brandpost/domain';
import { editorTexts } from '../../editor-texts.ts';
import { definiteName } from './block-label.ts';
import { placeForNew } from './place-for-new.ts';

type Inserted = { ok: true; tree: ContentNode[]; lastId: string } | { ok: false; message: string };

/** Adds blocks after each other, each where `placeForNew` puts it; all of them or, with a reason in Swedish, none. */
export function insertBlocks(
  tree: readonly ContentNode[],
  activeId: string | null,
  blocks: readonly ContentNode[],
): Inserted {
  let grown = [...tree];
  let lastId = activeId;
  for (const [index, block] of blocks.entries()) {
    const place: BlockPlace | null =
      index > 0 && lastId !== null
        ? placeBeside(grown, lastId, block.type)
        : placeForNew(grown, activeId, block.type);
    if (place === null) return { ok: false, message: editorTexts.clipboard.noPlace(definiteName(block)) };
    const added = addBlock(grown, { block, ...place });
    if (!added.ok) return { ok: false, message: added.error.message };
    grown = added.value;
    lastId = block.id;
  }
  return lastId === null ? { ok: false, message: '' } : { ok: true, tree: grown, lastId };
}

/** After the block before, never into it: what was copied side by side stays side by side. */
function placeBeside(tree: readonly ContentNode[], id: string, type: string): BlockPlace | null {
  const found = findBlock(tree, id);
  if (found === null) return null;
  const place = placeForNew(tree, found.parent?.id ?? null, type);
  const isSameParent = place !== null && place.parentId === found.parent?.id;
  return isSameParent ? { ...place, index: found.index + 1 } : place;
}
