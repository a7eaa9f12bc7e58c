import { type PointerEvent, type RefObject, useEffect, useRef } from 'react';
import { frameSelector } from '../canvas/frame-selector.ts';
import { moveInto } from '../commands/move-block.ts';
import type { EditorStore } from '../state/editor-store.ts';
import { type DropEdge, dropPlace, edgeAt, mayHold } from './drop-place.ts';

/** A press is a drag once it has gone this far. */
const THRESHOLD_PX = 6;

type Drag = { id: string; from: { x: number; y: number }; isUnderWay: boolean; pointerId: number };
type Drop = { element: HTMLElement; targetId: string; edge: DropEdge };

/**
 * Blocks are dragged by their handle on the canvas, and by their line in the tree with a mouse; Escape lets go. The same
 * is done with keys by Alt and arrows, and by the dialog that the handle opens.
 */
export function useBlockDrag(store: EditorStore, root: RefObject<HTMLElement | null>) {
  const drag = useRef<Drag | null>(null);
  const drop = useRef<Drop | null>(null);

  const show = (next: Drop | null) => {
    delete drop.current?.element.dataset.drop;
    drop.current = next;
    if (next !== null) next.element.dataset.drop = next.edge;
  };
  const end = () => {
    for (const dragged of root.current?.querySelectorAll<HTMLElement>('[data-dragged]') ?? []) {
      delete dragged.dataset.dragged;
    }
    show(null);
    drag.current = null;
  };

  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || drag.current?.isUnderWay !== true) return;
      event.stopPropagation();
      end();
    };
    document.addEventListener('keydown', onKeyDown, { capture: true });
    return () => document.removeEventListener('keydown', onKeyDown, { capture: true });
  });

  return {
    onPointerDown(event: PointerEvent) {
      const handle =
        event.target instanceof Element ? event.target.closest<HTMLElement>('[data-drag]') : null;
      const isByTouch = event.pointerType !== 'mouse' && handle?.dataset.handle === undefined;
      const id = handle?.dataset.drag;
      if (id === undefined || event.button !== 0 || isByTouch || store.given.isRestricted) return;
      const { clientX: x, clientY: y, pointerId } = event;
      drag.current = { id, from: { x, y }, isUnderWay: false, pointerId };
    },
    onPointerMove(event: PointerEvent) {
      const { current } = drag;
      if (current === null || root.current === null) return;
      const { clientX: x, clientY: y } = event;
      if (!current.isUnderWay) {
        if (Math.hypot(x - current.from.x, y - current.from.y) < THRESHOLD_PX) return;
        current.isUnderWay = true;
        root.current.setPointerCapture(current.pointerId);
        for (const dragged of root.current.querySelectorAll<HTMLElement>(framesOf(current.id))) {
          dragged.dataset.dragged = '';
        }
      }
      show(dropAt(store, current.id, x, y));
    },
    onPointerUp() {
      const { current } = drag;
      const target = drop.current;
      const place =
        current?.isUnderWay && target !== null
          ? dropPlace(store.given.content, current.id, target.targetId, target.edge)
          : null;
      const id = current?.id;
      end();
      if (place === null || id === undefined) return;
      moveInto(store, id, place);
      store.activate(id, 'frame');
    },
    onPointerCancel: end,
  };
}

function framesOf(id: string): string {
  return `${frameSelector(id)}, [data-row="${CSS.escape(id)}"]`;
}

function dropAt(store: EditorStore, id: string, x: number, y: number): Drop | null {
  const { content } = store.given;
  for (let at = document.elementFromPoint(x, y); at !== null; at = at.parentElement) {
    if (!(at instanceof HTMLElement)) continue;
    const targetId = at.dataset.row ?? at.dataset.frame;
    if (targetId === undefined) continue;
    const box = at.getBoundingClientRect();
    const edge = edgeAt((y - box.top) / box.height, mayHold(content, targetId, id));
    if (dropPlace(content, id, targetId, edge) !== null) return { element: at, targetId, edge };
    // A line of the tree stands for one block alone; on the canvas the block around it may do.
    if (at.dataset.row !== undefined) return null;
  }
  return null;
}
