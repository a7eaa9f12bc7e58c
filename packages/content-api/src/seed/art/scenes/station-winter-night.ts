import { engineFront } from '../kit/fire-engine.ts';
import { ridge } from '../kit/land.ts';
import { colour } from '../kit/palette.ts';
import { lightPool, moon, sky, snowfall, stars } from '../kit/sky.ts';
import { GATE_WIDTH, gateLeft, hall, type Station, tower } from '../kit/station.ts';
import { ellipse, path, picture, place, polygon } from '../kit/svg.ts';
import { firs, forestEdge } from '../kit/trees.ts';

const STATION: Station = {
  wall: 'plaster',
  fill: '#E4ECF8',
  mark: colour.snowShade,
  roof: colour.redDeep,
  gates: 3,
  gate: colour.yellow,
  gateMark: colour.yellowDeep,
  open: [0, 1],
  trim: '#F7FAFF',
  snow: true,
};

/** A lit station with open gates on a snowy evening. */
export function stationWinterNight(): string {
  const ground = 850;
  const left = 300;
  return picture(
    sky('night'),
    stars(90),
    moon(1270, 230, 92),
    ridge(560, 150, 11, { fill: '#17407F' }),
    ridge(640, 110, 4, { fill: '#123468' }),
    forestEdge(720, 120, 7, '#0E2A55', 900),
    ridge(790, 50, 9, { fill: '#9DBBE4' }),
    firs(4, 3, { from: 20, to: 300, y: 830, height: 260, light: '#1C4A6B', dark: '#123551', snow: true }),
    firs(5, 8, { from: 1010, to: 1600, y: 826, height: 230, light: '#1C4A6B', dark: '#123551', snow: true }),
    ridge(858, 24, 2, { fill: '#DDE8F7' }),
    place(left + 590, ground, tower(STATION, { height: 430, width: 128 })),
    place(left, ground, hall(STATION)),
    place(left + gateLeft(0) + GATE_WIDTH / 2, ground, engineFront()),
    place(left + gateLeft(1) + GATE_WIDTH / 2, ground, engineFront()),
    ...[0, 1].map((index) => spill(left + gateLeft(index), ground)),
    lightPool('pool', left + 230, ground + 70, 420, 110),
    path('M-10 1010Q300 930 760 962T1610 930V1080H-10Z', { fill: '#EDF3FB' }),
    path('M-10 1040Q420 980 900 1012T1610 990V1080H-10Z', { fill: colour.white }),
    ellipse(1290, 1000, 190, 26, { fill: '#C5D6EE', opacity: 0.6 }),
    firs(1, 21, {
      from: 1210,
      to: 1370,
      y: 1000,
      spread: 0,
      height: 420,
      light: '#1B4A63',
      dark: '#103248',
      snow: true,
    }),
    snowfall(170),
  );
}

/** Light that falls out through an open gate. */
function spill(x: number, y: number): string {
  return polygon([x, y, x + GATE_WIDTH, y, x + GATE_WIDTH + 60, y + 130, x - 60, y + 130], {
    fill: '#FFE08A',
    opacity: 0.55,
  });
}
