import { findBlock, removeBlock } from '@brandpost/cms-blocks';
import { holdsSomething } from '@brandpost/cms-blocks/editing';
import { editorTexts } from '../../editor-texts.ts';
import { definiteName } from '../operations/block-label.ts';
import { neighbourOf } from '../operations/reading-order.ts';
import { blockEvents } from '../state/blocks-slice.ts';
import type { EditorStore } from '../state/editor-store.ts';

/** Removes a block, and asks first when something would be lost with it. */
export function askToRemove(store: EditorStore, id: string): void {
  const found = findBlock(store.given.content, id);
  if (found === null || store.given.isRestricted) return;
  if (holdsSomething(found.node)) store.dispatch(blockEvents.asked({ kind: 'remove', id }));
  else removeAtOnce(store, id);
}

/** Removes a block and goes to the next one. It can be undone. */
export function removeAtOnce(
  store: EditorStore,
  id: string,
  announcement: (name: string) => string = editorTexts.removal.removed,
): void {
  const found = findBlock(store.given.content, id);
  const removed = removeBlock(store.given.content, id);
  if (found === null || !removed.ok || store.given.isRestricted) return;
  const next = neighbourOf(found.parent?.children ?? store.given.content, found.index, found.parent);
  store.apply(removed.value);
  store.activate(next, 'frame');
  store.announce(announcement(definiteName(found.node)), { offersUndo: true });
}
