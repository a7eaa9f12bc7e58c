import { colour } from '@brandpost/ui';
import { css } from 'styled-components';
import { areaMapTexts } from './area-map-texts.ts';
import type { MapPicture } from './map-picture.ts';

/** How a map looks, for the `svg` that its shapes stand in. */
export const mapLook = css`
  display: block;
  width: 100%;
  height: auto;
  border: 1px solid ${colour('line')};
  border-radius: var(--bp-radius-m);
  background: ${colour('hill-mid')};

  path {
    fill: none;
    stroke-linejoin: round;
  }
  .land {
    fill: ${colour('surface')};
    fill-rule: evenodd;
  }
  .water {
    fill: ${colour('hill-mid')};
  }
  .river {
    stroke: ${colour('hill-near')};
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

/** Land and water, roads and names, and how far it is. */
export function MapShapes({ shapes, names, scale, height }: Omit<MapPicture, 'area'>) {
  return (
    <>
      {shapes.map(({ kind, path }, at) => (
        <path key={at} className={kind} d={path} />
      ))}
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
