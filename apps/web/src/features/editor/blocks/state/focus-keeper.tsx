import type { ContentNode } from '@brandpost/domain';
import { type RefObject, useEffect } from 'react';
import { frameSelector } from '../canvas/frame-selector.ts';
import { blockEvents, type FocusRequest } from './blocks-slice.ts';
import { useBlocks, useEditorStore } from './editor-store.ts';
import { useSlots } from './slots.tsx';

/** Puts focus where it is wished for once that is drawn; the wish stays until then. */
export function FocusKeeper({
  root,
  content,
}: {
  root: RefObject<HTMLElement | null>;
  content: readonly ContentNode[];
}) {
  const store = useEditorStore();
  const wish = useBlocks(({ focus }) => focus);
  const { form } = useSlots();
  useEffect(() => {
    if (wish === null) return;
    const canvas = root.current?.querySelector<HTMLElement>('[data-canvas]');
    const target = wish.id === null ? canvas : canvas?.querySelector<HTMLElement>(frameSelector(wish.id));
    if (target === null || target === undefined) return;
    store.dispatch(blockEvents.focusGiven());
    if (wish.to === 'sight') {
      target.scrollIntoView({ block: 'nearest' });
      return;
    }
    const field = wish.to === 'text' ? fieldFor(wish, target, form) : null;
    (field ?? target).focus({ preventScroll: wish.at !== undefined });
    if (wish.at === undefined && field instanceof HTMLTextAreaElement) {
      field.setSelectionRange(field.value.length, field.value.length);
    }
  }, [wish, content, root, store, form]);
  return null;
}

/** What is written first in a block. A press chooses a block, and leads to nothing beside the canvas. */
function fieldFor({ at }: FocusRequest, frame: HTMLElement, form: HTMLElement | null): HTMLElement | null {
  const here = fieldAt(frame, at) ?? firstField(frame);
  return here !== null || at !== undefined || form?.isConnected !== true ? here : firstField(form);
}

/** The field that has come to stand where the pointer was. */
function fieldAt(frame: HTMLElement, at: FocusRequest['at']): HTMLElement | null {
  const there = at === undefined ? null : document.elementFromPoint(at.left, at.top);
  const field = there?.closest<HTMLElement>('input, textarea') ?? null;
  return frame.contains(field) ? field : null;
}

function firstField(within: HTMLElement): HTMLElement | null {
  return within.querySelector('[data-first-field]');
}
