import { colour } from './palette.ts';
import { circle, line, n, path, polygon, rect } from './svg.ts';
import { type WallKind, wall } from './walls.ts';

export type Station = {
  wall: WallKind;
  fill: string;
  mark: string;
  roof: string;
  gates: number;
  gate: string;
  gateMark: string;
  /** Gates that stand open with light inside, from the left. */
  open?: readonly number[];
  trim?: string;
  snow?: boolean;
  flat?: boolean;
};

export const GATE_WIDTH = 150;
const GATE_HEIGHT = 170;
const GAP = 34;
const WALL_HEIGHT = 250;

/** How wide the hall of a station is. */
export function hallWidth(gates: number): number {
  return gates * GATE_WIDTH + (gates + 1) * GAP;
}

/** Where a gate's left side is, seen from the hall's. */
export function gateLeft(index: number): number {
  return GAP + index * (GATE_WIDTH + GAP);
}

/** The engine hall of a fire station, its lower left corner at the origin. */
export function hall(station: Station): string {
  const width = hallWidth(station.gates);
  const trim = station.trim ?? colour.white;
  const gates = Array.from({ length: station.gates }, (_, index) => {
    const isOpen = station.open?.includes(index) ?? false;
    return gate(gateLeft(index), isOpen, { ...station, trim });
  });
  return (
    wall(station.wall, 0, -WALL_HEIGHT, width, WALL_HEIGHT, station) +
    (station.wall === 'boards' ? corners(width, trim) : '') +
    rect(0, -14, width, 14, { fill: '#000000', opacity: 0.16 }) +
    gates.join('') +
    (station.flat ? flatRoof(width, station) : gableRoof(width, station))
  );
}

/** A tower where hoses hang to dry, its lower left corner at the origin. */
export function tower(station: Station, { height = 470, width = 120 } = {}): string {
  const trim = station.trim ?? colour.white;
  const windows = [0.82, 0.6, 0.38].map(
    (at) =>
      rect(width / 2 - 20, -height * at, 40, 54, { fill: trim }) +
      rect(width / 2 - 14, -height * at + 6, 28, 42, { fill: station.open ? colour.glow : colour.navy }),
  );
  const roof = station.flat
    ? rect(-10, -height - 18, width + 20, 22, { fill: station.roof })
    : polygon([-18, -height, width / 2, -height - 90, width + 18, -height], { fill: station.roof }) +
      polygon([width / 2, -height - 90, width + 18, -height, width / 2, -height], {
        fill: '#000000',
        opacity: 0.14,
      }) +
      (station.snow
        ? polygon(
            [-4, -height - 22, width / 2, -height - 98, width + 4, -height - 22, width / 2, -height - 66],
            {
              fill: colour.snow,
            },
          )
        : '');
  return (
    wall(station.wall, 0, -height, width, height, station) +
    (station.wall === 'boards'
      ? rect(0, -height, 9, height, { fill: trim }) + rect(width - 9, -height, 9, height, { fill: trim })
      : '') +
    rect(width * 0.62, -height, width * 0.38, height, { fill: '#000000', opacity: 0.08 }) +
    windows.join('') +
    roof
  );
}

function gate(
  x: number,
  isOpen: boolean,
  { gate, gateMark, trim }: { gate: string; gateMark: string; trim: string },
): string {
  const frame = rect(x - 9, -GATE_HEIGHT - 9, GATE_WIDTH + 18, GATE_HEIGHT + 9, { fill: trim, radius: 4 });
  if (isOpen) {
    return (
      frame +
      rect(x, -GATE_HEIGHT, GATE_WIDTH, GATE_HEIGHT, { fill: '#FFDF8C' }) +
      rect(x, -GATE_HEIGHT, GATE_WIDTH, GATE_HEIGHT * 0.42, { fill: '#FFF1C4' }) +
      rect(x, -GATE_HEIGHT, GATE_WIDTH, 22, { fill: gate }) +
      line([x + 16, -GATE_HEIGHT + 52, x + GATE_WIDTH - 16, -GATE_HEIGHT + 52], {
        stroke: colour.white,
        width: 7,
      })
    );
  }
  const slats = [1, 2, 3, 4].map((slat) =>
    rect(x, -GATE_HEIGHT + (slat * GATE_HEIGHT) / 5 - 3, GATE_WIDTH, 5, { fill: gateMark }),
  );
  const panes = [0, 1, 2].map((pane) =>
    rect(x + 14 + pane * 43, -GATE_HEIGHT + 44, 36, 22, { fill: '#DCEBFA', radius: 3 }),
  );
  return (
    frame + rect(x, -GATE_HEIGHT, GATE_WIDTH, GATE_HEIGHT, { fill: gate }) + slats.join('') + panes.join('')
  );
}

function gableRoof(width: number, { roof, snow }: Station): string {
  const rise = Math.min(130, width * 0.2);
  const eaves = -WALL_HEIGHT + 6;
  const shape = polygon(
    [-34, eaves, width * 0.06, eaves - rise, width * 0.94, eaves - rise, width + 34, eaves],
    { fill: roof },
  );
  const shade = rect(-34, eaves - 8, width + 68, 12, { fill: '#000000', opacity: 0.22 });
  const top = eaves - rise;
  const middle = eaves - rise * 0.45;
  const cover = snow
    ? path(
        `M${n(width * 0.06 - 6)} ${n(top - 12)}H${n(width * 0.94 + 6)}L${n(width * 0.97 + 6)} ${n(middle)}${drifts(width * 0.94)}Z`,
        { fill: colour.snow },
      ) + path(`M-30 ${n(eaves - 4)}q8 -12 26 -12H${n(width + 4)}q18 0 26 12Z`, { fill: colour.snow })
    : '';
  return shape + shade + cover;
}

function flatRoof(width: number, { roof }: Station): string {
  return (
    rect(-16, -WALL_HEIGHT - 34, width + 32, 44, { fill: roof, radius: 4 }) +
    rect(-16, -WALL_HEIGHT + 4, width + 32, 10, { fill: '#000000', opacity: 0.2 })
  );
}

function corners(width: number, trim: string): string {
  return (
    rect(0, -WALL_HEIGHT, 12, WALL_HEIGHT, { fill: trim }) +
    rect(width - 12, -WALL_HEIGHT, 12, WALL_HEIGHT, { fill: trim })
  );
}

/** A flag pole with a pennant in blue and yellow. */
export function pennant(x: number, y: number, height: number): string {
  return (
    line([x, y, x, y - height], { stroke: colour.white, width: 7 }) +
    circle(x, y - height, 8, { fill: colour.yellow }) +
    polygon([x + 4, y - height + 10, x + 150, y - height + 34, x + 4, y - height + 36], {
      fill: colour.primary,
    }) +
    polygon([x + 4, y - height + 20, x + 150, y - height + 34, x + 4, y - height + 28], {
      fill: colour.yellow,
    })
  );
}

/** The uneven lower edge of snow on a roof, from right to left. */
function drifts(width: number): string {
  const count = Math.max(3, Math.round(width / 90));
  const step = width / count;
  return Array.from(
    { length: count },
    (_, index) => `q${n(-step / 2)} ${index % 2 === 0 ? 22 : 10} ${n(-step)} ${index % 3 === 1 ? 8 : -4}`,
  ).join('');
}
