import { findBlock } from '@brandpost/cms-blocks';
import { type BlockPlace, placesFor } from '@brandpost/cms-blocks/editing';
import type { ContentNode } from '@brandpost/domain';
import { editorTexts } from '../../editor-texts.ts';
import { blockLabel } from '../operations/block-label.ts';

const texts = editorTexts.move;

export type PlaceOption = { place: BlockPlace; label: string; detail: string; parentType: string | null };

/** Every other place where a block may stand, named by what it comes after and what it comes into. */
export function placeOptions(tree: readonly ContentNode[], id: string): PlaceOption[] {
  const moving = findBlock(tree, id);
  if (moving === null) return [];
  return placesFor(tree, { id }).flatMap((place) => {
    const parent = place.parentId === undefined ? null : (findBlock(tree, place.parentId)?.node ?? null);
    if (moving.parent?.id === place.parentId && moving.index === place.index) return [];
    const siblings = (parent?.children ?? tree).filter((sibling) => sibling.id !== id);
    const before = siblings[place.index - 1];
    const first = parent === null ? texts.first : texts.firstIn(blockLabel(parent));
    return [
      {
        place,
        label: before === undefined ? first : texts.after(blockLabel(before)),
        detail: parent === null ? texts.onPage : texts.inside(blockLabel(parent)),
        parentType: parent?.type ?? null,
      },
    ];
  });
}
