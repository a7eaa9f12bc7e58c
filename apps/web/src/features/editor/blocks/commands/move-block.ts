import { findBlock, moveBlock } from '@brandpost/cms-blocks';
import { type BlockPlace, moveBlockTo } from '@brandpost/cms-blocks/editing';
import type { ContentNode } from '@brandpost/domain';
import { editorTexts } from '../../editor-texts.ts';
import { definiteName } from '../operations/block-label.ts';
import type { EditorStore } from '../state/editor-store.ts';

/** Moves a block one step among its siblings. Focus stays where it is. */
export function moveBy(store: EditorStore, id: string, direction: 'up' | 'down'): void {
  if (store.given.isRestricted) return;
  apply(store, id, moveBlock(store.given.content, id, direction));
}

/** Moves a block to any place. */
export function moveInto(store: EditorStore, id: string, place: BlockPlace): void {
  if (store.given.isRestricted) return;
  apply(store, id, moveBlockTo(store.given.content, id, place));
}

function apply(store: EditorStore, id: string, moved: ReturnType<typeof moveBlock>): void {
  if (!moved.ok) {
    store.announce(moved.error.message);
    return;
  }
  store.apply(moved.value);
  const announcement = movedText(moved.value, id);
  if (announcement !== null) store.announce(announcement);
}

function movedText(tree: readonly ContentNode[], id: string): string | null {
  const found = findBlock(tree, id);
  if (found === null) return null;
  const count = (found.parent?.children ?? tree).length;
  return editorTexts.move.moved(definiteName(found.node), found.index + 1, count);
}
