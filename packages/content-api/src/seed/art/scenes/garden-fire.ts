import { flames, smoke, sparks } from '../kit/fire.ts';
import { cottage } from '../kit/house.ts';
import { ridge } from '../kit/land.ts';
import { colour } from '../kit/palette.ts';
import { person, plainClothes } from '../kit/people.ts';
import { many } from '../kit/random.ts';
import { cloud, sky } from '../kit/sky.ts';
import { circle, ellipse, line, path, picture, place, rect } from '../kit/svg.ts';
import { birch, bush, forestEdge } from '../kit/trees.ts';

/** A small heap of twigs that burns under watch, with a water hose at hand. */
export function gardenFire(): string {
  return picture(
    sky('day'),
    cloud(140, 210, 260),
    cloud(1180, 170, 320),
    ridge(560, 110, 12, { fill: '#A9C9A0' }),
    forestEdge(640, 100, 4, '#5D9079', 760),
    ridge(720, 30, 3, { fill: '#A6C57B' }),
    place(1120, 780, cottage(), { scale: 1.25 }),
    birch(210, 800, 520),
    birch(360, 770, 380, '#9CC273'),
    bush(1080, 800, 120),
    bush(1490, 800, 150, '#7FAE6C'),
    fence(),
    ridge(850, 24, 8, { fill: '#93B76A' }),
    ellipse(700, 944, 250, 44, { fill: '#6F5A42' }),
    ellipse(700, 940, 200, 32, { fill: '#4D3E2E' }),
    place(716, 820, smoke(640, { drift: 240, fill: '#8494A8', opacity: 0.4, width: 54 })),
    twigs(),
    place(700, 930, flames(210, 270, 5)),
    place(700, 800, sparks(240, 220)),
    twigsInFront(),
    hose(),
    person(
      1050,
      1010,
      470,
      plainClothes(0, '#C9473C', '#33476B', { kind: 'cap', fill: '#2A5FA8' }),
      {
        front: [
          [15, -62],
          [27, -58],
        ],
        back: [
          [-2, -62],
          [22, -60],
        ],
      },
      { flip: true },
    ),
    nozzle(),
    bucket(),
  );
}

function fence(): string {
  const boards = Array.from({ length: 17 }, (_, index) =>
    path(`M${480 + index * 38} 800v-66l11 -13l11 13v66z`, { fill: colour.white }),
  );
  return rect(470, 758, 640, 11, { fill: '#DDE5EE' }) + boards.join('');
}

function twigs(): string {
  return many(26, 9, (random) => {
    const x = 560 + random() * 280;
    return line([x, 950 - random() * 26, x + (random() - 0.5) * 190, 880 - random() * 60], {
      stroke: random() > 0.5 ? '#5C4330' : '#7A5A3C',
      width: 7,
    });
  });
}

function twigsInFront(): string {
  return many(16, 14, (random) => {
    const x = 580 + random() * 240;
    return line([x, 962 - random() * 16, x + (random() - 0.5) * 200, 926 - random() * 34], {
      stroke: random() > 0.4 ? '#46331F' : '#6B4D33',
      width: 9,
    });
  });
}

function hose(): string {
  return path(
    'M934 742C900 860 980 960 1130 1010S1420 1060 1440 960T1320 900S1240 980 1330 1000S1640 930 1640 930',
    {
      stroke: '#1F7A5A',
      width: 15,
      fill: 'none',
    },
  );
}

function nozzle(): string {
  return (
    line([940, 736, 894, 746], { stroke: colour.yellowDeep, width: 17 }) +
    circle(938, 736, 14, { fill: '#F3CDB0' })
  );
}

function bucket(): string {
  return (
    path('M420 920h110l-16 100h-78z', { fill: colour.steel }) +
    path('M484 920h46l-16 100h-30z', { fill: colour.steelDark, opacity: 0.5 }) +
    ellipse(475, 920, 55, 13, { fill: '#7FB0E6' }) +
    path('M420 920q55 -96 110 0', { stroke: colour.steelDark, width: 6, fill: 'none' })
  );
}
