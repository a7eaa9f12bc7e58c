import {
  type GeoBox,
  type GeoPoint,
  type MapFeature,
  type PicturePoint,
  projectionOf,
} from '@brandpost/domain';
import { colour } from '@brandpost/ui';
import { useMemo, useRef, useState } from 'react';
import { styled } from 'styled-components';
import { MAP_WIDTH, mapPicture } from '../map-picture.ts';
import { MapNames, MapShapes, mapLook } from '../map-shapes.tsx';
import { CornerMark } from './corner-mark.tsx';
import { drawingTexts as texts } from './drawing-texts.ts';
import { byArrow, isAddKey } from './map-keys.ts';
import type { Corners } from './use-corners.ts';
import { useMapPointer } from './use-map-pointer.ts';
import { middleOf, showing, zoomed } from './view-box.ts';

const MapFrame = styled.svg`
  ${mapLook}
  width: 100%;
  border: 1px solid ${colour('line')};
  border-radius: var(--bp-radius-m);
  max-height: 70vh;
  cursor: crosshair;
  touch-action: none;
  user-select: none;

  .area {
    fill: ${colour('crisis')};
    fill-opacity: 0.3;
    stroke: ${colour('crisis')};
    stroke-width: 3;
  }
  &:focus-visible {
    outline: 3px solid ${colour('primary')};
    outline-offset: 2px;
  }
`;

type DrawingMapProps = {
  corners: readonly GeoPoint[];
  area: Corners;
  features: readonly MapFeature[];
  box: GeoBox;
  onBox: (box: GeoBox) => void;
};

/** The map that an area is drawn on. */
export function DrawingMap({ corners, area, features, box, onBox }: DrawingMapProps) {
  const map = useRef<SVGSVGElement>(null);
  const [aim, setAim] = useState<GeoPoint | null>(null);
  const projection = useMemo(() => projectionOf(box, MAP_WIDTH), [box]);
  const { dragged, ...pointer } = useMapPointer({ map, projection, box, onBox, area });
  const shown =
    dragged === null ? corners : corners.map((at, index) => (index === dragged.at ? dragged.to : at));
  const around = useMemo(() => mapPicture(features, box, []), [features, box]);
  const { area: path } = useMemo(() => mapPicture([], box, shown), [box, shown]);
  const press = (event: React.KeyboardEvent) => {
    if (event.target !== map.current) return;
    const from = aim ?? middleOf(box);
    const to = byArrow(event, from, box);
    if (to !== null) {
      setAim(to);
      onBox(showing(box, to));
      area.say(texts.crosshair(to));
    } else if (isAddKey(event)) {
      setAim(from);
      area.add(from);
    } else if (event.key === '+' || event.key === '-') onBox(zoomed(box, event.key === '+' ? 0.5 : 2));
    else return;
    event.preventDefault();
  };
  return (
    <MapFrame
      ref={map}
      viewBox={`0 0 ${MAP_WIDTH} ${projection.height}`}
      role="application"
      aria-label={`${texts.map}. ${texts.byKeys}`}
      tabIndex={0}
      onKeyDown={press}
      onBlur={() => setAim(null)}
      {...pointer}
    >
      <MapShapes shapes={around.shapes} />
      <path className="area" d={path} />
      <MapNames {...around} />
      {shown.map((corner, at) => (
        <CornerMark
          key={at}
          at={at}
          point={projection.toPicture(corner)}
          onKeyDown={(event) => {
            const to = byArrow(event, corner, box);
            if (to !== null) area.move(at, to);
            else if (event.key === 'Delete' || event.key === 'Backspace') {
              area.remove(at);
              map.current?.focus();
            } else return;
            event.preventDefault();
          }}
        />
      ))}
      {aim !== null && <Crosshair point={projection.toPicture(aim)} />}
    </MapFrame>
  );
}

/** Where the next corner will be, for keys. */
function Crosshair({ point: { x, y } }: { point: PicturePoint }) {
  return (
    <g pointerEvents="none" stroke="currentColor" strokeWidth="2.5">
      <path d={`M${x - 16} ${y}h12M${x + 4} ${y}h12M${x} ${y - 16}v12M${x} ${y + 4}v12`} />
    </g>
  );
}
