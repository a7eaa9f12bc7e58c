import { alertArea, alertSummary, type Post } from '@brandpost/domain';
import { type ColourName, colour } from '@brandpost/ui';
import { styled } from 'styled-components';
import { lookOf } from '../alert-level/alert-look.ts';

export { fetchAreaMap } from './fetch-area-map.ts';

import { areaMapTexts } from './area-map-texts.ts';
import { MAP_WIDTH, type MapPicture } from './map-picture.ts';
import { MapNames, MapShapes, mapLook } from './map-shapes.tsx';

const Figure = styled.figure<{ $ground: ColourName }>`
  max-width: 32rem;
  margin: 1.5rem 0 0;
  break-inside: avoid;

  svg {
    ${mapLook}
  }
  .area {
    fill: ${({ $ground }) => colour($ground)};
    fill-opacity: 0.35;
    stroke: ${({ $ground }) => colour($ground)};
    stroke-width: 3;
  }
  figcaption {
    margin-top: 0.375rem;
    color: ${colour('muted')};
    font-size: 0.9375rem;
  }
  @media print {
    print-color-adjust: exact;
  }
`;

/** The area of an alert in the colour of its level, with land and water around it. */
export function DrawnArea({ post, picture }: { post: Post; picture: MapPicture }) {
  const name = areaMapTexts.map(post.alert === null ? '' : alertArea(post.alert));
  return (
    <Figure $ground={lookOf(alertSummary(post)).ground}>
      <svg viewBox={`0 0 ${MAP_WIDTH} ${picture.height}`} role="img" aria-label={name}>
        <MapShapes shapes={picture.shapes} />
        <path className="area" d={picture.area} />
        <MapNames {...picture} />
      </svg>
      <figcaption>{areaMapTexts.caption}</figcaption>
    </Figure>
  );
}
