import { flames, smoke } from '../kit/fire.ts';
import { cottage } from '../kit/house.ts';
import { ridge } from '../kit/land.ts';
import { person, turnout } from '../kit/people.ts';
import { many, randomFrom } from '../kit/random.ts';
import { cloud, sky } from '../kit/sky.ts';
import { line, path, picture, place } from '../kit/svg.ts';
import { birch, firs, forestEdge } from '../kit/trees.ts';

/** A firefighter beats out burning grass from last year with a bundle of twigs. */
export function grassFire(): string {
  return picture(
    sky('dry'),
    cloud(1120, 190, 300, { opacity: 0.7 }),
    ridge(480, 110, 4, { fill: '#A9BD92' }),
    forestEdge(570, 110, 8, '#6E9477', 700),
    firs(4, 4, { from: 0, to: 340, y: 680, height: 260, light: '#3F7562', dark: '#2B5A4D' }),
    place(1180, 690, cottage(), { scale: 0.8 }),
    birch(1500, 720, 360, '#B9C46A'),
    ridge(690, 30, 5, { fill: '#E0C272' }),
    place(500, 780, smoke(600, { drift: 320, fill: '#8C93A0', opacity: 0.38, width: 70 })),
    place(820, 820, smoke(520, { drift: 360, fill: '#A4A9B2', opacity: 0.32, width: 60, seed: 31 })),
    strawTufts(80, 720, 840, 37),
    path('M-10 1080V850Q240 800 480 850T880 890Q960 930 1000 1080Z', { fill: '#4A4038' }),
    path('M-10 1080V900Q220 850 430 900T780 950Q840 990 860 1080Z', { fill: '#3A322C' }),
    fireFront(),
    path('M960 1080Q1000 900 1240 870T1610 840V1080Z', { fill: '#D6B45E' }),
    strawTufts(60, 900, 1060, 43, 1040),
    person(
      1130,
      1000,
      520,
      turnout(0),
      {
        back: [
          [0, -64],
          [17, -68],
        ],
        front: [
          [20, -70],
          [28, -60],
        ],
        backLeg: [
          [-10, -24],
          [-17, -1],
        ],
        frontLeg: [
          [13, -26],
          [17, 0],
        ],
      },
      { flip: true },
    ),
    beater(),
  );
}

function fireFront(): string {
  const random = randomFrom(77);
  return Array.from({ length: 11 }, (_, index) => {
    const x = 30 + index * 92;
    const y = 866 + Math.sin(index * 0.9) * 18 + index * 5;
    return place(x, y, flames(110 + random() * 50, 90 + random() * 90, index + 2));
  }).join('');
}

/** A `ruska`: a pole with a bundle of birch twigs. */
function beater(): string {
  const random = randomFrom(5);
  const twigs = Array.from({ length: 22 }, () => {
    const spread = (random() - 0.5) * 190;
    const d = `M806 812q${-40 + spread * 0.2} ${30 + random() * 30} ${-110 + spread * 0.35} ${96 + spread * 0.55}`;
    return path(d, { stroke: random() > 0.5 ? '#4F7A45' : '#6B8F4E', width: 11, fill: 'none' });
  });
  return line([1044, 648, 800, 816], { stroke: '#8E6540', width: 17 }) + twigs.join('');
}

function strawTufts(count: number, top: number, bottom: number, seed: number, from = 0): string {
  return many(count, seed, (random) => {
    const x = from + random() * (1600 - from);
    const y = top + random() * (bottom - top);
    return path(`M${x} ${y}q-8 -26 -16 -36M${x} ${y}q0 -30 2 -46M${x} ${y}q10 -24 20 -34`, {
      stroke: random() > 0.5 ? '#B8923A' : '#F0D890',
      width: 4,
      fill: 'none',
    });
  });
}
