import type { GeoBox, GeoPoint, MapFeature } from '@brandpost/domain';
import {
  ArrowDown,
  ArrowLeft,
  ArrowRight,
  ArrowUp,
  type LucideIcon,
  Undo2,
  ZoomIn,
  ZoomOut,
} from 'lucide-react';
import { styled } from 'styled-components';
import { SmallButton } from '../../forms/form-group.tsx';
import { drawingTexts as texts } from './drawing-texts.ts';
import { municipalityArea } from './municipality-area.ts';
import type { Corners } from './use-corners.ts';
import { firstBox, moved, zoomed } from './view-box.ts';

const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 0.375rem;
`;
const SquareButton = styled(SmallButton)`
  width: 44px;
  min-height: 44px;
  padding: 0;
`;

/** A quarter of the map at once. */
const PAN = 0.25;
/** More would be a list of its own. */
const MAX_MUNICIPALITIES = 8;

type DrawingToolsProps = {
  corners: readonly GeoPoint[];
  area: Corners;
  features: readonly MapFeature[];
  box: GeoBox;
  onBox: (box: GeoBox) => void;
};

/** What is done with the map and the area besides pressing on it. */
export function DrawingTools({ corners, area, features, box, onBox }: DrawingToolsProps) {
  const municipalities = features.filter(({ kind }) => kind === 'municipality').slice(0, MAX_MUNICIPALITIES);
  const views: [string, LucideIcon, GeoBox][] = [
    [texts.zoomIn, ZoomIn, zoomed(box, 0.5)],
    [texts.zoomOut, ZoomOut, zoomed(box, 2)],
    [texts.pan.west, ArrowLeft, moved(box, { east: -PAN })],
    [texts.pan.north, ArrowUp, moved(box, { north: PAN })],
    [texts.pan.south, ArrowDown, moved(box, { north: -PAN })],
    [texts.pan.east, ArrowRight, moved(box, { east: PAN })],
  ];
  const drawWhole = (municipality: MapFeature) => {
    const whole = municipalityArea(municipality);
    if (whole === null) return;
    area.replace(whole, texts.wholeDrawn(whole.length));
    onBox(firstBox(whole, features));
  };
  return (
    <>
      <Row>
        {views.map(([name, Icon, next]) => (
          <SquareButton key={name} type="button" aria-label={name} title={name} onClick={() => onBox(next)}>
            <Icon aria-hidden="true" size={20} />
          </SquareButton>
        ))}
      </Row>
      <Row>
        <SmallButton type="button" disabled={!area.canUndo} onClick={area.undo}>
          <Undo2 aria-hidden="true" size={18} />
          {texts.undo}
        </SmallButton>
        <SmallButton type="button" disabled={corners.length === 0} onClick={area.clear}>
          {texts.clear}
        </SmallButton>
        {municipalities.map((municipality, at) => (
          <SmallButton key={at} type="button" onClick={() => drawWhole(municipality)}>
            {texts.whole(municipality.name)}
          </SmallButton>
        ))}
      </Row>
    </>
  );
}
