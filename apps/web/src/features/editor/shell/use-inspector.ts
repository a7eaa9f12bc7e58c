import { type KeyboardEvent, useCallback, useState } from 'react';
import { frameSelector } from '../blocks/canvas/frame-selector.ts';
import { type BlocksStore, blockEvents } from '../blocks/state/blocks-slice.ts';
import { useSelector } from '../blocks/state/use-selector.ts';
import type { Step } from '../review/post-errors.ts';

/** What is seen beside the text: the chosen block, or a step to publishing. */
export type Tab = 'block' | Step;

type Inspecting = {
  step: Step;
  onStep: (step: Step) => void;
  store: BlocksStore;
  /** There is room for it beside the text, and nothing else stands there. */
  isBeside: boolean;
};

/**
 * The chosen block beside the text: choosing one shows it, choosing none goes back to the step that was seen. What shows
 * it is one element for as long as the editor is open, so that nothing that is half written in it is lost by looking
 * elsewhere.
 */
export function useInspector({ step, onStep, store, isBeside }: Inspecting) {
  const activeId = useSelector(store, ({ blocks }) => blocks.activeId);
  const isInspected = useSelector(store, ({ blocks }) => blocks.isInspected);
  const [element] = useState(makeElement);
  // Put there once: what is moved loses focus.
  const place = useCallback((slot: HTMLElement | null) => slot?.replaceChildren(element), [element]);
  const tab: Tab = isBeside && isInspected ? 'block' : step;
  return {
    element: isBeside ? element : null,
    tab,
    activate: (id: string | null) => void store.dispatch(blockEvents.activated(id)),
    select(chosen: Tab) {
      store.dispatch(blockEvents.inspected(chosen === 'block'));
      if (chosen !== 'block') onStep(chosen);
    },
    /** Puts the element where the chosen block is shown. */
    place,
    /** Out of what is beside the text, to the block it is about. */
    onEscape(event: KeyboardEvent) {
      if (event.key !== 'Escape' || event.defaultPrevented || tab !== 'block' || activeId === null) return;
      event.preventDefault();
      focusBlock(activeId);
    },
  };
}

function makeElement(): HTMLElement {
  const element = document.createElement('div');
  element.dataset.inspector = '';
  return element;
}

/** Focus goes to a block, or with null to the canvas. */
export function focusBlock(id: string | null): void {
  const selector = id === null ? '[data-canvas]' : frameSelector(id);
  document.querySelector<HTMLElement>(selector)?.focus();
}
