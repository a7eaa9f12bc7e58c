import { smoke } from '../kit/fire.ts';
import { ground } from '../kit/land.ts';
import { colour } from '../kit/palette.ts';
import { person, turnout } from '../kit/people.ts';
import { sky, stars } from '../kit/sky.ts';
import { ellipse, line, path, picture, place, polygon, radialGradient, rect } from '../kit/svg.ts';
import { firs, forestEdge } from '../kit/trees.ts';
import { wall } from '../kit/walls.ts';

/** Two firefighters with breathing apparatus on their way into a house for practice. */
export function smokeDiving(): string {
  return picture(
    sky('night'),
    stars(60, { seed: 9, below: 360 }),
    forestEdge(640, 150, 5, '#0F2C5C', 860),
    firs(4, 12, { from: 0, to: 330, y: 850, height: 330, light: '#1C4A6B', dark: '#123551' }),
    ground(820, { fill: '#24375A' }),
    place(1180, 300, smoke(330, { drift: 260, fill: '#7C8CA3', opacity: 0.45, width: 60 })),
    house(),
    glow(),
    place(1075, 430, smoke(430, { drift: 180, fill: '#AEB9C8', opacity: 0.5, width: 58, seed: 21 })),
    ellipse(980, 860, 420, 70, { fill: '#F98A2B', opacity: 0.18 }),
    hose(),
    diver(800, 960, 470, 1),
    diver(520, 1000, 520, 0),
  );
}

function diver(x: number, y: number, height: number, skin: number): string {
  return person(
    x,
    y,
    height,
    { ...turnout(skin), apparatus: true },
    {
      back: [
        [4, -62],
        [18, -56],
      ],
      front: [
        [19, -64],
        [25, -54],
      ],
      backLeg: [
        [-9, -24],
        [-17, -1],
      ],
      frontLeg: [
        [13, -25],
        [14, 0],
      ],
    },
  );
}

function house(): string {
  return (
    wall('metal', 860, 300, 760, 560, { fill: '#A9482F', mark: '#6E2B1B' }) +
    rect(860, 300, 760, 26, { fill: '#7C3225' }) +
    rect(860, 570, 760, 20, { fill: '#7C3225' }) +
    rect(860, 836, 760, 24, { fill: '#7C3225' }) +
    rect(1290, 390, 190, 130, { fill: '#2A1712' }) +
    rect(1300, 400, 170, 110, { fill: '#F98A2B' }) +
    path('M1300 510q40 -90 70 -40t50 -30t50 70z', { fill: '#FFD02E' }) +
    rect(970, 606, 220, 254, { fill: '#1A0F0C' }) +
    rect(984, 618, 192, 242, { fill: '#E2662A' }) +
    path('M984 860v-110q50 -90 84 -20t60 -60t48 90v100z', { fill: '#FFB347' }) +
    path('M1010 860v-40q40 -70 60 -10t50 -40t40 50v40z', { fill: '#FFE08A' })
  );
}

function glow(): string {
  return (
    radialGradient('heat', [
      [0, '#FFB347', 0.55],
      [1, '#FFB347', 0],
    ]) +
    ellipse(1080, 740, 420, 330, { fill: 'url(#heat)' }) +
    polygon([984, 860, 1176, 860, 1290, 1067, 760, 1067], { fill: '#FFB347', opacity: 0.22 })
  );
}

function hose(): string {
  const d = 'M-20 1000Q160 960 330 1010T640 960T900 860L1060 850';
  return (
    path(d, { stroke: '#8A6A12', width: 26, fill: 'none' }) +
    path(d, { stroke: colour.yellow, width: 20, fill: 'none' }) +
    line([-20, 994, 60, 976], { stroke: colour.glow, width: 5, opacity: 0.6 })
  );
}
