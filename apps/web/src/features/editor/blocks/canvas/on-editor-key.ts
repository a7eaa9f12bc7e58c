import type { KeyboardEvent } from 'react';
import { askWhatToInsertAfter } from '../commands/insert-block.ts';
import { moveBy } from '../commands/move-block.ts';
import { askToRemove } from '../commands/remove-block.ts';
import { activateParent, redoStep, undoStep } from '../commands/undo.ts';
import { readingOrder } from '../operations/reading-order.ts';
import type { EditorStore } from '../state/editor-store.ts';

/**
 * The keys of the whole editor, before whatever has focus sees them: undo, adding, moving, and the way out. The text
 * editor would else take Escape and Enter for its own.
 */
export function onEditorKey(store: EditorStore, event: KeyboardEvent): void {
  const { target } = event;
  if (!(target instanceof HTMLElement) || target.closest('dialog') !== null) return;
  const isPlain = !(event.altKey || event.ctrlKey || event.metaKey);
  if (onShortcut(store, event) || (isPlain && event.key === 'Escape' && onEscape(store, target))) {
    event.preventDefault();
    event.stopPropagation();
  }
}

/** The keys of a block as a whole, and of the canvas: the way from block to block, into one, and taking it away. */
export function onCanvasKey(store: EditorStore, event: KeyboardEvent): void {
  const { target, altKey, ctrlKey, metaKey } = event;
  if (!(target instanceof HTMLElement) || altKey || ctrlKey || metaKey) return;
  const isBlock = target.dataset.frame !== undefined || target.dataset.canvas !== undefined;
  if (isBlock && onFrameKey(store, event.key)) event.preventDefault();
}

/** Keys that do the same wherever focus is: to the line of the tree that has it, else to the active block. */
function onShortcut(
  store: EditorStore,
  { target, key, ctrlKey, metaKey, altKey, shiftKey }: KeyboardEvent,
): boolean {
  const row = target instanceof HTMLElement ? target.dataset.row : undefined;
  const id = row ?? store.state.activeId;
  if ((ctrlKey || metaKey) && !altKey) {
    switch (key.toLowerCase()) {
      case 'z':
        if (shiftKey) redoStep(store);
        else undoStep(store);
        return true;
      case 'y':
        redoStep(store);
        return true;
      case 'enter':
        askWhatToInsertAfter(store, id);
        return true;
    }
  }
  const isMove = altKey && !ctrlKey && !metaKey && (key === 'ArrowUp' || key === 'ArrowDown');
  if (!isMove || id === null) return false;
  moveBy(store, id, key === 'ArrowUp' ? 'up' : 'down');
  return true;
}

/** Out of the text, or the form beside the canvas, to its block, from the block to the one around it, and at last to none. */
function onEscape(store: EditorStore, target: HTMLElement): boolean {
  const id = store.state.activeId;
  if (id === null || target.closest('[data-canvas], [data-inspector]') === null || hasOpenList(target)) {
    return false;
  }
  if (target.dataset.frame === id) activateParent(store);
  else store.activate(id, 'frame');
  return true;
}

/** A list that belongs to a text closes first. */
function hasOpenList(target: HTMLElement): boolean {
  return target.hasAttribute('aria-controls') && target.hasAttribute('aria-autocomplete');
}

/** Keys while a block as a whole has focus. */
function onFrameKey(store: EditorStore, key: string): boolean {
  const id = store.state.activeId;
  switch (key) {
    case 'Enter':
      if (id !== null) store.activate(id, 'text');
      return id !== null;
    case 'Delete':
    case 'Backspace':
      if (id !== null) askToRemove(store, id);
      return id !== null;
    case 'ArrowDown':
    case 'ArrowUp':
    case 'Home':
    case 'End':
      return step(store, key);
    default:
      return false;
  }
}

function step(store: EditorStore, key: 'ArrowDown' | 'ArrowUp' | 'Home' | 'End'): boolean {
  const order = readingOrder(store.given.content);
  const at = store.state.activeId === null ? -1 : order.indexOf(store.state.activeId);
  const to = { ArrowDown: at + 1, ArrowUp: at - 1, Home: 0, End: order.length - 1 }[key];
  const next = order[to];
  if (next === undefined) return false;
  store.activate(next, 'frame');
  return true;
}
