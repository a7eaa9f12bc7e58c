import type { GeoBox, GeoPoint, Projection } from '@brandpost/domain';
import { type PointerEvent, type RefObject, useRef, useState } from 'react';
import type { Corners } from './use-corners.ts';
import { moved } from './view-box.ts';

/** A finger that trembles less than this presses. */
const PRESS_PX = 8;

type MapPointer = {
  map: RefObject<SVGSVGElement | null>;
  projection: Projection;
  box: GeoBox;
  onBox: (box: GeoBox) => void;
  area: Corners;
};
type Press = { x: number; y: number; corner: number | null; box: GeoBox; hasMoved: boolean };

/** A press adds a corner, a drag moves a corner or the map. @returns handlers, and the corner that is being dragged */
export function useMapPointer({ map, projection, box, onBox, area }: MapPointer) {
  const press = useRef<Press | null>(null);
  const [dragged, setDragged] = useState<{ at: number; to: GeoPoint } | null>(null);
  const pointOf = ({ clientX, clientY }: PointerEvent): GeoPoint => {
    const frame = map.current?.getBoundingClientRect();
    if (frame === undefined) return projection.toMap({ x: 0, y: 0 });
    // The drawing stands in the middle of its frame, in one scale.
    const scale = Math.min(frame.width / projection.width, frame.height / projection.height);
    const [left, top] = [
      frame.left + (frame.width - projection.width * scale) / 2,
      frame.top + (frame.height - projection.height * scale) / 2,
    ];
    return projection.toMap({ x: (clientX - left) / scale, y: (clientY - top) / scale });
  };
  return {
    dragged,
    onPointerDown(event: PointerEvent<SVGSVGElement>) {
      // A second finger presses nothing.
      if (!event.isPrimary || event.button !== 0) return;
      event.currentTarget.setPointerCapture(event.pointerId);
      const mark = event.target instanceof Element ? event.target.closest('[data-corner]') : null;
      const corner = mark === null ? null : Number(mark.getAttribute('data-corner'));
      press.current = { x: event.clientX, y: event.clientY, corner, box, hasMoved: false };
    },
    onPointerMove(event: PointerEvent<SVGSVGElement>) {
      const begun = press.current;
      if (begun === null || !event.isPrimary) return;
      const [x, y] = [event.clientX - begun.x, event.clientY - begun.y];
      if (!begun.hasMoved && Math.hypot(x, y) < PRESS_PX) return;
      begun.hasMoved = true;
      const frame = event.currentTarget.getBoundingClientRect();
      if (begun.corner !== null) setDragged({ at: begun.corner, to: pointOf(event) });
      else onBox(moved(begun.box, { north: y / frame.height, east: -x / frame.width }));
    },
    onPointerUp(event: PointerEvent<SVGSVGElement>) {
      const begun = press.current;
      press.current = null;
      setDragged(null);
      if (begun === null || !event.isPrimary) return;
      if (begun.corner !== null && begun.hasMoved) area.move(begun.corner, pointOf(event));
      else if (begun.corner === null && !begun.hasMoved) area.add(pointOf(event));
    },
    onPointerCancel() {
      press.current = null;
      setDragged(null);
    },
  };
}
