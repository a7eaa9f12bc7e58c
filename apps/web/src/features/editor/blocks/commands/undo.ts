import { findBlock } from '@brandpost/cms-blocks';
import { editorTexts } from '../../editor-texts.ts';
import type { EditorStore } from '../state/editor-store.ts';

/** One step back, wherever on the page it was. */
export function undoStep(store: EditorStore): void {
  if (!store.given.history.canUndo) return;
  store.given.history.undo();
  store.announce(editorTexts.undone);
}

/** One step forward again. */
export function redoStep(store: EditorStore): void {
  if (!store.given.history.canRedo) return;
  store.given.history.redo();
  store.announce(editorTexts.redone);
}

/** The block around the active one becomes active, or none. */
export function activateParent(store: EditorStore): void {
  const id = store.state.activeId;
  const found = id === null ? null : findBlock(store.given.content, id);
  store.activate(found?.parent?.id ?? null, 'frame');
}
