import { fireEngine } from '../kit/fire-engine.ts';
import { casement } from '../kit/house.ts';
import { fells, ground, ridge } from '../kit/land.ts';
import { lettering } from '../kit/lettering.ts';
import { colour } from '../kit/palette.ts';
import { many } from '../kit/random.ts';
import { cloud, sky, sun } from '../kit/sky.ts';
import { hall, hallWidth, pennant, type Station, tower } from '../kit/station.ts';
import { circle, ellipse, line, path, picture, place, polygon, rect } from '../kit/svg.ts';
import { birch, bush, firs, forestEdge } from '../kit/trees.ts';
import { wall } from '../kit/walls.ts';

const NORRAMO: Station = {
  wall: 'brick',
  fill: colour.brick,
  mark: '#CF8B74',
  roof: '#3C4657',
  gates: 5,
  gate: '#C42A30',
  gateMark: '#8A1519',
  flat: true,
};

/** Station Norråmo: brick, with five red gates. */
export function stationNorramo(): string {
  const scale = 1.18;
  const left = (1600 - hallWidth(5) * scale) / 2 - 40;
  return picture(
    sky('day'),
    cloud(120, 220, 320),
    cloud(900, 150, 260),
    fells(600, 4, { fill: '#B5CDE9' }),
    forestEdge(660, 100, 8, '#6F9C8B', 800),
    place(left + 96, 790, offices(), { scale: 1.0 }),
    firs(2, 5, { from: 0, to: 170, y: 800, height: 300 }),
    place(left, 820, hall(NORRAMO), { scale }),
    lettering('STATION NORRÅMO', left + 470 * scale, 820 - 210 * scale, {
      size: 40,
      fill: colour.white,
      spacing: 4,
    }),
    pennant(1500, 820, 470),
    ground(818, { fill: '#B4BCC6' }),
    yardLines(left, scale),
    place(980, 1000, fireEngine(), { scale: 0.92, flip: true }),
    bush(90, 840, 160),
    bush(1540, 850, 150, '#7FAE6C'),
  );
}

function offices(): string {
  const windows = Array.from({ length: 7 }, (_, index) =>
    casement(60 + index * 130, -420, 66, 62, '#BBD3EE'),
  );
  return (
    wall('brick', 0, -470, 960, 470, { fill: '#9C4839', mark: '#C27F69' }) +
    rect(-14, -492, 988, 30, { fill: '#3C4657', radius: 4 }) +
    windows.join('')
  );
}

function yardLines(left: number, scale: number): string {
  return (
    Array.from({ length: 6 }, (_, index) => {
      const x = left + (17 + index * 184) * scale;
      return line([x, 832, x - (800 - x) * 0.35, 1000], { stroke: colour.white, width: 8, opacity: 0.75 });
    }).join('') + rect(0, 1020, 1600, 60, { fill: '#8E98A5' })
  );
}

const ASBRUK: Station = {
  wall: 'boards',
  fill: '#F0C65A',
  mark: '#D3A83F',
  roof: '#8F3B2C',
  gates: 2,
  gate: '#2F6B5A',
  gateMark: '#214F42',
};

/** Station Åsbruk: yellow wood, two gates and a tower for hoses. */
export function stationAsbruk(): string {
  return picture(
    sky('summer'),
    sun(1330, 210, 74, '#FFF0B8'),
    cloud(140, 230, 300),
    cloud(760, 160, 220, { opacity: 0.7 }),
    ridge(560, 150, 3, { fill: '#A9CFA5' }),
    forestEdge(660, 120, 5, '#6AA082', 800),
    firs(3, 3, { from: 20, to: 300, y: 800, height: 340 }),
    place(450, 830, tower(ASBRUK, { height: 380, width: 96 }), { scale: 1.55 }),
    place(590, 830, hall(ASBRUK), { scale: 1.55 }),
    lettering('ÅSBRUK', 910, 516, { size: 46, fill: '#5B3A12', spacing: 6 }),
    birch(1380, 830, 520),
    birch(1500, 850, 400, '#9CC273'),
    ridge(830, 14, 6, { fill: '#9DBB72' }),
    path('M560 836H1220Q1330 940 1480 1080H420Q520 940 560 836Z', { fill: '#C9C3B8' }),
    gravelDots(520, 1330),
    bush(420, 850, 120),
    bush(1290, 850, 130, '#7FAE6C'),
    flowers(),
  );
}

const ALVKULLA: Station = {
  wall: 'boards',
  fill: '#A63A32',
  mark: '#842A25',
  roof: '#3C4657',
  gates: 2,
  gate: '#F3F6FB',
  gateMark: '#C5D6EE',
};

/** Station Älvkulla: red wood and two gates, by a yard of gravel. */
export function stationAlvkulla(): string {
  return picture(
    sky('evening'),
    sun(300, 430, 64, '#FFE2A0'),
    cloud(900, 180, 320, { fill: '#FBE3D2', opacity: 0.75 }),
    cloud(240, 240, 220, { fill: '#FBE3D2', opacity: 0.6 }),
    fells(560, 7, { fill: '#6583B0' }),
    forestEdge(640, 120, 4, '#3F6584', 800),
    firs(4, 14, { from: 1150, to: 1600, y: 800, height: 400, light: '#2E5D5B', dark: '#1F4748' }),
    firs(2, 22, { from: 0, to: 250, y: 800, height: 360, light: '#2E5D5B', dark: '#1F4748' }),
    place(430, 820, hall(ALVKULLA), { scale: 1.6 }),
    lettering('Älvkulla', 760, 496, { size: 56, fill: colour.white }),
    ridge(818, 10, 2, { fill: '#87976A' }),
    path('M-10 1080V930Q300 836 500 830H1090Q1340 850 1610 960V1080Z', { fill: '#D2C3AE' }),
    gravelDots(120, 1500),
    pennant(300, 850, 430),
    bush(1200, 850, 140, '#6E8F5E'),
    rock(220, 960),
  );
}

const OREFORSEN: Station = {
  wall: 'metal',
  fill: '#A9B4C2',
  mark: '#6F7D8F',
  roof: '#4A5768',
  gates: 2,
  gate: '#174285',
  gateMark: '#0F2E63',
  flat: true,
};

/** Station Öreforsen: grey sheet metal and two gates, beside a sports ground. */
export function stationOreforsen(): string {
  return picture(
    sky('winter'),
    sun(1180, 330, 64, '#FFE6B0'),
    cloud(200, 200, 300),
    ridge(540, 130, 9, { fill: '#A9C2DE' }),
    forestEdge(640, 130, 6, '#5E86A8', 800),
    floodlight(980, 790, 520),
    floodlight(1480, 790, 480),
    place(170, 820, hall(OREFORSEN), { scale: 1.55 }),
    lettering('ÖREFORSEN', 480, 478, { size: 46, fill: colour.white, spacing: 6 }),
    firs(2, 8, { from: 0, to: 160, y: 810, height: 320 }),
    ground(816, { fill: '#AAB4C0' }),
    pitch(),
    goal(),
  );
}

function pitch(): string {
  return (
    polygon([880, 830, 1610, 830, 1610, 1080, 720, 1080], { fill: '#79A765' }) +
    [0, 2]
      .map((index) =>
        polygon(
          [
            880 + index * 190,
            830,
            1070 + index * 190,
            830,
            1010 + index * 260,
            1080,
            740 + index * 260,
            1080,
          ],
          { fill: '#6C9A5A' },
        ),
      )
      .join('') +
    line([900, 850, 1610, 850], { stroke: colour.white, width: 7 }) +
    line([900, 850, 754, 1080], { stroke: colour.white, width: 7 }) +
    path('M1240 850v70q0 40 40 40h330', { stroke: colour.white, width: 7, fill: 'none' }) +
    circle(1120, 990, 22, { fill: colour.white }) +
    circle(1120, 990, 8, { fill: colour.coal })
  );
}

function goal(): string {
  const net =
    Array.from({ length: 11 }, (_, index) =>
      line([1330 + index * 24, 700, 1330 + index * 24, 852], {
        stroke: colour.white,
        width: 2,
        opacity: 0.7,
      }),
    ).join('') +
    Array.from({ length: 6 }, (_, index) =>
      line([1320, 712 + index * 24, 1590, 712 + index * 24], {
        stroke: colour.white,
        width: 2,
        opacity: 0.7,
      }),
    ).join('');
  return net + path('M1318 854V696H1592V854', { stroke: colour.white, width: 12, fill: 'none' });
}

function floodlight(x: number, y: number, height: number): string {
  return (
    line([x, y, x, y - height], { stroke: colour.steelDark, width: 13 }) +
    rect(x - 56, y - height - 30, 112, 44, { fill: colour.steelDark, radius: 6 }) +
    [-34, 0, 34].map((dx) => circle(x + dx, y - height - 8, 13, { fill: '#FFF3CB' })).join('')
  );
}

function gravelDots(from: number, to: number): string {
  return many(110, 41, (random) => {
    const t = random();
    const middle = (from + to) / 2;
    const x = middle + (random() - 0.5) * (to - from) * (0.5 + t * 0.5);
    return ellipse(x, 880 + t * 180, 4 + t * 5, 2.5 + t * 3, {
      fill: random() > 0.5 ? '#A59C8C' : '#E4DCCB',
    });
  });
}

function flowers(): string {
  const petals = ['#FFFFFF', '#FFD02E', '#D64545', '#8FB4F0'];
  return many(46, 51, (random) => {
    const left = random() > 0.5;
    const x = left ? random() * 420 : 1390 + random() * 210;
    const y = 900 + random() * 150;
    return (
      line([x, y, x, y - 22], { stroke: '#5F8A4B', width: 3 }) +
      circle(x, y - 26, 7, { fill: petals[Math.floor(random() * 4)] ?? '#FFFFFF' })
    );
  });
}

function rock(x: number, y: number): string {
  return (
    path(`M${x - 90} ${y}q10 -80 70 -84t90 40q30 14 26 44z`, { fill: '#8D97A6' }) +
    path(`M${x - 60} ${y - 34}q20 -40 54 -42`, { stroke: '#B4BECB', width: 8, fill: 'none' })
  );
}
