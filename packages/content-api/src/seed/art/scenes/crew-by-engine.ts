import { fireEngine } from '../kit/fire-engine.ts';
import { ground, ridge } from '../kit/land.ts';
import { colour, people } from '../kit/palette.ts';
import { type Outfit, person, turnout } from '../kit/people.ts';
import { cloud, sky } from '../kit/sky.ts';
import { hall, type Station } from '../kit/station.ts';
import { ellipse, line, picture, place } from '../kit/svg.ts';
import { firs, forestEdge } from '../kit/trees.ts';

const STATION: Station = {
  wall: 'boards',
  fill: '#EBD9A8',
  mark: '#CDB981',
  roof: '#4A5568',
  gates: 3,
  gate: colour.red,
  gateMark: colour.redDeep,
};

/** Four firefighters before a red fire engine. */
export function crewByEngine(): string {
  return picture(
    sky('day'),
    cloud(160, 200, 300),
    cloud(1180, 160, 280),
    ridge(480, 110, 6, { fill: '#A9C5A0' }),
    forestEdge(560, 110, 3, '#5D9079', 760),
    firs(3, 4, { from: 0, to: 240, y: 740, height: 360 }),
    firs(3, 9, { from: 1300, to: 1600, y: 740, height: 330 }),
    place(260, 740, hall(STATION), { scale: 1.75 }),
    ground(736, { fill: '#AEB7C2' }),
    ...[820, 900, 1010].map((y) => line([0, y, 1600, y], { stroke: '#9AA5B3', width: 4, opacity: 0.5 })),
    place(250, 860, fireEngine({ lights: true }), { scale: 1.72 }),
    ellipse(760, 1000, 640, 30, { fill: '#000000', opacity: 0.08 }),
    member(360, 500, turnout(0, { kind: 'helmet', fill: colour.yellow }), 0),
    member(640, 480, turnout(2, { kind: 'bun', fill: people.hairs[3] }), 1),
    member(930, 505, turnout(1, { kind: 'hair', fill: people.hairs[0] }), 2),
    member(1220, 470, turnout(0, { kind: 'bun', fill: people.hairs[2] }), 3),
  );
}

const POSES = [
  {
    front: [
      [17, -62],
      [9, -52],
    ],
    back: [
      [-17, -62],
      [-9, -52],
    ],
  },
  {
    front: [
      [16, -62],
      [15, -48],
    ],
    back: [
      [-18, -64],
      [-8, -56],
    ],
  },
  {
    front: [
      [14, -64],
      [-4, -60],
    ],
    back: [
      [-14, -64],
      [4, -63],
    ],
  },
  {
    front: [
      [17, -62],
      [14, -48],
    ],
    back: [
      [-16, -62],
      [-14, -48],
    ],
  },
] as const;

function member(x: number, height: number, outfit: Outfit, pose: number): string {
  return person(x, 1010, height, outfit, POSES[pose % POSES.length]);
}
