import { colour, people } from '../kit/palette.ts';
import { person } from '../kit/people.ts';
import { room } from '../kit/room.ts';
import { exitSign } from '../kit/signs.ts';
import { circle, line, path, picture, polygon, rect } from '../kit/svg.ts';

const WALL = { left: 300, top: 200, right: 1420, bottom: 740 };

/** An inspector tries an emergency exit in a hall for gatherings. */
export function inspection(): string {
  return picture(
    room({ back: '#F2E8D6', left: '#D8CDB8', right: '#E3D8C3', ceiling: '#FBF7EE', floor: '#B88A5A' }, WALL),
    boards(),
    rect(300, 590, 1120, 150, { fill: '#7A9CC4' }),
    rect(300, 582, 1120, 12, { fill: colour.white }),
    stage(),
    lamps(),
    exit(),
    exitSign(1108, 246, 180),
    chairs(),
    person(
      1040,
      868,
      490,
      {
        coat: '#1E3A6B',
        trousers: '#1A263C',
        boots: '#0E1523',
        head: { kind: 'bun', fill: people.hairs[2] },
        skin: people.skins[0],
        vest: colour.yellow,
      },
      {
        front: [
          [16, -66],
          [31, -63],
        ],
        back: [
          [-13, -62],
          [2, -58],
        ],
      },
    ),
    clipboard(),
  );
}

function clipboard(): string {
  return (
    `<g transform="translate(1058 588) rotate(-14)">` +
    rect(-34, -44, 68, 88, { fill: colour.woodDark, radius: 6 }) +
    rect(-27, -34, 54, 72, { fill: colour.white }) +
    [-20, -4, 12].map((y) => line([-10, y, 20, y], { stroke: colour.steel, width: 5 })).join('') +
    [-20, -4]
      .map((y) => path(`M-22 ${y}l4 4l6 -9`, { stroke: colour.green, width: 4, fill: 'none' }))
      .join('') +
    `</g>` +
    circle(1046, 628, 20, { fill: people.skins[0] })
  );
}

function exit(): string {
  return (
    rect(1086, 340, 226, 400, { fill: '#8FA1B5' }) +
    rect(1100, 354, 198, 386, { fill: '#2F6B5A' }) +
    rect(1128, 392, 60, 150, { fill: '#CFE3F8', radius: 6 }) +
    rect(1210, 392, 60, 150, { fill: '#CFE3F8', radius: 6 }) +
    rect(1112, 570, 174, 22, { fill: colour.steelLight, radius: 11 }) +
    rect(1108, 562, 18, 38, { fill: colour.steel, radius: 5 }) +
    rect(1272, 562, 18, 38, { fill: colour.steel, radius: 5 })
  );
}

function stage(): string {
  const folds = Array.from({ length: 12 }, (_, index) =>
    path(`M${370 + index * 46} 250h46v330h-46z`, { fill: index % 2 === 0 ? '#8A1519' : '#A3161A' }),
  );
  return (
    rect(344, 226, 604, 30, { fill: colour.woodDark }) +
    folds.join('') +
    path('M370 250h276q-40 200 -200 240l-76 -10z', { fill: '#B4232A' }) +
    path('M922 250h-276q40 200 200 240l76 -10z', { fill: '#B4232A' }) +
    rect(330, 576, 640, 164, { fill: '#8E6540' }) +
    rect(330, 570, 640, 20, { fill: '#B58A5C' }) +
    [490, 650, 810].map((x) => line([x, 596, x, 738], { stroke: '#6F4D2F', width: 4 })).join('')
  );
}

function lamps(): string {
  return [480, 800, 1120]
    .map(
      (x) =>
        line([x, 40, x, 96], { stroke: colour.coal, width: 5 }) +
        path(`M${x - 46} 136a46 46 0 0 1 92 0z`, { fill: colour.primary }) +
        circle(x, 138, 15, { fill: '#FFE9A8' }),
    )
    .join('');
}

function chairs(): string {
  let rows = '';
  for (let row = 0; row < 3; row++) {
    const y = 830 + row * 96;
    const scale = 1 + row * 0.32;
    const count = 6 - row;
    for (let seat = 0; seat < count; seat++) rows += chair(140 + seat * 150 * scale - row * 70, y, scale);
  }
  return rows;
}

function chair(x: number, y: number, scale: number): string {
  const u = scale;
  return (
    line([x - 34 * u, y, x - 30 * u, y + 62 * u], { stroke: colour.steelDark, width: 7 * u }) +
    line([x + 34 * u, y, x + 30 * u, y + 62 * u], { stroke: colour.steelDark, width: 7 * u }) +
    rect(x - 42 * u, y - 12 * u, 84 * u, 22 * u, { fill: '#123163', radius: 8 * u }) +
    rect(x - 38 * u, y - 92 * u, 76 * u, 62 * u, { fill: '#174285', radius: 12 * u }) +
    rect(x + 8 * u, y - 92 * u, 30 * u, 62 * u, { fill: '#000000', opacity: 0.12, radius: 10 * u }) +
    line([x - 32 * u, y - 34 * u, x - 34 * u, y - 4 * u], { stroke: colour.steelDark, width: 7 * u }) +
    line([x + 32 * u, y - 34 * u, x + 34 * u, y - 4 * u], { stroke: colour.steelDark, width: 7 * u })
  );
}

function boards(): string {
  return Array.from({ length: 15 }, (_, index) => {
    const t = (index + 1) / 16;
    return polygon([300 + 1120 * t, 740, 302 + 1120 * t, 740, -396 + 2400 * t, 1067, -404 + 2400 * t, 1067], {
      fill: '#8F683F',
      opacity: 0.45,
    });
  }).join('');
}
