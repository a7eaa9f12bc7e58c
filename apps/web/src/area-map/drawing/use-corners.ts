import { type GeoPoint, isInSweden, POLYGON_MAX_CORNERS, roundedPoint } from '@brandpost/domain';
import { useState } from 'react';
import { drawingTexts as texts } from './drawing-texts.ts';

const UNDO_STEPS = 100;

/** What is done to an area's corners, each step of which can be undone and is said to screen readers. */
export function useCorners(corners: readonly GeoPoint[], onChange: (corners: GeoPoint[]) => void) {
  const [before, setBefore] = useState<(readonly GeoPoint[])[]>([]);
  const [said, setSaid] = useState('');
  const put = (next: GeoPoint[], what: string) => {
    setBefore((steps) => [...steps.slice(1 - UNDO_STEPS), corners]);
    setSaid(what);
    onChange(next);
  };
  return {
    said,
    say: setSaid,
    canUndo: before.length > 0,
    add(point: GeoPoint) {
      if (!isInSweden(point)) return setSaid(texts.outside);
      if (corners.length >= POLYGON_MAX_CORNERS) return setSaid(texts.full(POLYGON_MAX_CORNERS));
      const corner = roundedPoint(point);
      put([...corners, corner], texts.added(corners.length + 1, corner));
    },
    move(at: number, point: GeoPoint) {
      if (!isInSweden(point)) return setSaid(texts.outside);
      const corner = roundedPoint(point);
      put(
        corners.map((other, index) => (index === at ? corner : other)),
        texts.moved(at, corner),
      );
    },
    remove(at: number) {
      put(
        corners.filter((_, index) => index !== at),
        texts.removed(corners.length - 1),
      );
    },
    clear: () => put([], texts.cleared),
    replace: (next: GeoPoint[], what: string) => put(next, what),
    undo() {
      const last = before.at(-1);
      if (last === undefined) return;
      setBefore(before.slice(0, -1));
      setSaid(texts.undone(last.length));
      onChange([...last]);
    },
  };
}

export type Corners = ReturnType<typeof useCorners>;
