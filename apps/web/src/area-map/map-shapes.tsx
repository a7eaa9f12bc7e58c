import { css } from 'styled-components';
import { areaMapTexts } from './area-map-texts.ts';
import { MAP_RULES, WATER } from './map-look.ts';
import { type MapPicture, SCALE_LEFT, scaleMiddle } from './map-picture.ts';

/** How a map within a page looks, for the `svg` that its shapes stand in. */
export const mapLook = css`
  display: block;
  height: auto;
  background: ${WATER};

  ${MAP_RULES}
`;

/** Land and water, borders, rivers and roads: what lies below an area. */
export function MapShapes({ shapes }: Pick<MapPicture, 'shapes'>) {
  return shapes.map(({ kind, path }, at) => <path key={at} className={kind} d={path} />);
}

/** The names of places, and how far it is: what is read above an area. */
export function MapNames({ names, scale, height }: Pick<MapPicture, 'names' | 'scale' | 'height'>) {
  return (
    <>
      {names.map(({ name, x, y, label }) => (
        <g key={`${name} ${x} ${y}`}>
          <circle cx={x} cy={y} r="3" />
          <text x={label.x} y={label.y}>
            {name}
          </text>
        </g>
      ))}
      <path className="scale" d={`M${SCALE_LEFT} ${height - 18}v6h${scale.length}v-6`} />
      <text x={scaleMiddle(scale)} y={height - 18}>
        {areaMapTexts.distance(scale.metres)}
      </text>
    </>
  );
}
