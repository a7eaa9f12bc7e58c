import { css } from 'styled-components';
import { areaMapTexts } from './area-map-texts.ts';
import { MAP_RULES, WATER } from './map-look.ts';
import type { MapPicture } from './map-picture.ts';

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
      {names.map(({ name, x, y }) => (
        <g key={`${name} ${x} ${y}`}>
          <circle cx={x} cy={y} r="3" />
          {/* Near the upper side there is no room above the place. */}
          <text x={Math.min(Math.max(x, 40), 360)} y={y < 24 ? y + 18 : y - 8}>
            {name}
          </text>
        </g>
      ))}
      <path className="scale" d={`M12 ${height - 18}v6h${scale.length}v-6`} />
      <text x={12 + scale.length / 2} y={height - 18}>
        {areaMapTexts.distance(scale.metres)}
      </text>
    </>
  );
}
