import { alertArea, alertSummary, type Post } from '@brandpost/domain';
import type { ColourName } from '@brandpost/ui';
import { styled } from 'styled-components';
import { lookOf } from '../alert-level/alert-look.ts';
import { AreaFigure } from './area-figure.ts';
import { areaMapTexts } from './area-map-texts.ts';
import { areaRules } from './map-look.ts';
import { MAP_WIDTH, type MapPicture } from './map-picture.ts';
import { MapNames, MapShapes, mapLook } from './map-shapes.tsx';

const Picture = styled.svg<{ $ground: ColourName }>`
  ${mapLook}
  ${({ $ground }) => areaRules($ground)}
  @media print {
    print-color-adjust: exact;
  }
`;

/** The area of an alert in the colour of its level, with land and water around it. */
export function DrawnArea({ post, drawing }: { post: Post; drawing: MapPicture | null }) {
  if (drawing === null) return null;
  const name = areaMapTexts.map(post.alert === null ? '' : alertArea(post.alert));
  return (
    <AreaFigure>
      <Picture
        $ground={lookOf(alertSummary(post)).ground}
        viewBox={`0 0 ${MAP_WIDTH} ${drawing.height}`}
        role="img"
        aria-label={name}
      >
        <MapShapes shapes={drawing.shapes} />
        <path className="area" d={drawing.area} />
        <MapNames {...drawing} />
      </Picture>
      <figcaption>{areaMapTexts.caption}</figcaption>
    </AreaFigure>
  );
}
