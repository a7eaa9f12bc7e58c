import { useEffect } from 'react';

type UndoKeys = { onUndo: () => void; onRedo: () => void };

/** Where keys undo by themselves: in what is written in, and in windows over the editor. */
const OWN_UNDO = 'input, textarea, [contenteditable="true"], dialog';

/** Ctrl and Z undo also where a button of the editor has focus, such as the one that has just replaced or restored. */
export function useUndoKeys({ onUndo, onRedo }: UndoKeys): void {
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      const { target, key, ctrlKey, metaKey, altKey, shiftKey } = event;
      if (event.defaultPrevented || altKey || !(ctrlKey || metaKey)) return;
      if (target instanceof Element && target.closest(OWN_UNDO) !== null) return;
      const isUndo = key.toLowerCase() === 'z';
      if (!isUndo && key.toLowerCase() !== 'y') return;
      event.preventDefault();
      if (isUndo && !shiftKey) onUndo();
      else onRedo();
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [onUndo, onRedo]);
}
