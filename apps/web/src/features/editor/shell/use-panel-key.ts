import { type KeyboardEvent, useEffect, useState } from 'react';
import { frameSelector } from '../blocks/canvas/frame-selector.ts';
import { focusBlock } from './use-inspector.ts';

/** Of several to choose among the chosen one, as the Tab key has it; words before buttons that undo a block. */
const FIELDS = '[data-panel-start], input:not([type=radio]), input:checked, select, textarea, button';

type PanelKey = {
  activeId: string | null;
  /** Whether there is room for the panel beside the text. */
  isBeside: boolean;
  /** Brings the chosen block's form, or with none chosen the step that was seen, to where it can be written in. */
  onShow: () => void;
};

/** One key leads from the text to what is said of it, a block or all of it, and back. */
export function usePanelKey({ activeId, isBeside, onShow }: PanelKey) {
  const [wish, setWish] = useState<{ id: string | null } | null>(null);
  useEffect(() => {
    if (wish === null) return;
    fieldIn(wish.id)?.focus();
  }, [wish]);
  return (event: KeyboardEvent) => {
    if (!isPanelKey(event) || !(event.target instanceof Element)) return;
    if (event.target.closest('dialog') !== null) return;
    event.preventDefault();
    if (event.target.closest('[data-beside-canvas], [data-block-form]') !== null) {
      focusBlock(activeId);
      return;
    }
    if (isBeside) onShow();
    setWish({ id: activeId });
  };
}

/** Where writing begins: the block's form beside the canvas or below the block, else the open step. */
function fieldIn(id: string | null): HTMLElement | null {
  const below = id === null ? null : document.querySelector(`${frameSelector(id)} [data-block-form]`);
  const panel = document.querySelector<HTMLElement>('[data-beside-canvas] [role=tabpanel]');
  return (below ?? panel)?.querySelector<HTMLElement>(FIELDS) ?? panel;
}

/** Ctrl+Alt+P, and not the letter that AltGr+P writes. */
function isPanelKey(event: KeyboardEvent): boolean {
  const { code, altKey, ctrlKey, metaKey } = event;
  return code === 'KeyP' && altKey && (ctrlKey || metaKey) && !event.getModifierState('AltGraph');
}
