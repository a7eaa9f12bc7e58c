import { type DragEvent, useEffect, useRef } from 'react';
import { insertFiles } from '../commands/insert-files.ts';
import type { EditorStore } from '../state/editor-store.ts';

/** Files are dropped after the block under the pointer, or last on the page; the line shows where. */
export function useFileDrop(store: EditorStore) {
  const shown = useRef<HTMLElement | null>(null);
  useEffect(keepPageOnDrop, []);
  const show = (frame: HTMLElement | null) => {
    if (shown.current === frame) return;
    delete shown.current?.dataset.drop;
    shown.current = frame;
    if (frame !== null) frame.dataset.drop = 'after';
  };
  return {
    onDragOver(event: DragEvent) {
      if (!takes(event)) return;
      event.preventDefault();
      event.dataTransfer.dropEffect = 'copy';
      show(frameAt(event));
    },
    onDragLeave(event: DragEvent<HTMLElement>) {
      const isInside =
        event.relatedTarget instanceof Node && event.currentTarget.contains(event.relatedTarget);
      if (!isInside) show(null);
    },
    onDropCapture(event: DragEvent) {
      if (!takes(event)) return;
      event.preventDefault();
      event.stopPropagation();
      const afterId = frameAt(event)?.dataset.frame ?? null;
      show(null);
      void insertFiles(store, [...event.dataTransfer.files], { afterId });
    },
  };
}

/** A file that is dropped beside the page's content would be opened in the editor's place. */
function keepPageOnDrop(): () => void {
  const refuse = (event: globalThis.DragEvent) => {
    if (event.defaultPrevented || !event.dataTransfer?.types.includes('Files')) return;
    event.preventDefault();
    event.dataTransfer.dropEffect = 'none';
  };
  addEventListener('dragover', refuse);
  addEventListener('drop', refuse);
  return () => {
    removeEventListener('dragover', refuse);
    removeEventListener('drop', refuse);
  };
}

/** What is dragged from outside; blocks of the page are dragged by the pointer's own events. */
function takes({ dataTransfer, target }: DragEvent): boolean {
  const isInDialog = target instanceof Element && target.closest('dialog') !== null;
  return dataTransfer.types.includes('Files') && !isInDialog;
}

function frameAt({ target }: DragEvent): HTMLElement | null {
  return target instanceof Element ? target.closest<HTMLElement>('[data-frame]') : null;
}
