import { colour } from '@brandpost/ui';
import { css } from 'styled-components';
import { areaMapTexts } from './area-map-texts.ts';
import type { MapPicture } from './map-picture.ts';

const water = `color-mix(in srgb, ${colour('primary')} 24%, ${colour('bg')})`;

/** How a map looks, for the `svg` that its shapes stand in. */
export const mapLook = css`
  display: block;
  width: 100%;
  height: auto;
  border: 1px solid ${colour('line')};
  border-radius: var(--bp-radius-m);
  background: ${water};

  path {
    fill: none;
    stroke-linejoin: round;
  }
  .land {
    fill: ${colour('surface')};
    fill-rule: evenodd;
  }
  .water {
    fill: ${water};
  }
  .river {
    stroke: color-mix(in srgb, ${colour('primary')} 55%, ${colour('bg')});
    stroke-width: 2.5;
  }
  .road {
    stroke: ${colour('muted')};
    stroke-width: 1.25;
  }
  .municipality {
    stroke: ${colour('muted')};
    stroke-dasharray: 7 5;
  }
  text {
    fill: ${colour('ink')};
    stroke: ${colour('bg')};
    stroke-width: 3;
    paint-order: stroke;
    font-size: 14px;
    font-weight: 650;
    text-anchor: middle;
  }
  circle {
    fill: ${colour('ink')};
  }
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
      <path d={`M12 ${height - 18}v6h${scale.length}v-6`} stroke="currentColor" strokeWidth="2" />
      <text x={12 + scale.length / 2} y={height - 18}>
        {areaMapTexts.distance(scale.metres)}
      </text>
    </>
  );
}
