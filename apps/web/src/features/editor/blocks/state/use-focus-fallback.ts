import { findBlock } from '@brandpost/cms-blocks';
import type { ContentNode } from '@brandpost/domain';
import { type RefObject, useEffect, useRef } from 'react';
import { nearestLeft } from '../operations/reading-order.ts';
import type { EditorStore } from './editor-store.ts';

/** When the active block goes away by undo, or by somebody else, the nearest one takes over, and focus with it. */
export function useFocusFallback(
  store: EditorStore,
  root: RefObject<HTMLElement | null>,
  { content, activeId }: { content: readonly ContentNode[]; activeId: string | null },
): void {
  const last = useRef(content);
  useEffect(() => {
    const before = last.current;
    last.current = content;
    if (activeId === null || findBlock(content, activeId) !== null) return;
    const focused = document.activeElement;
    // Nobody is called back from a field outside.
    const isHere = focused === null || focused === document.body || root.current?.contains(focused) === true;
    store.activate(isHere ? nearestLeft(before, content, activeId) : null, isHere ? 'frame' : 'sight');
  }, [store, root, content, activeId]);
}
