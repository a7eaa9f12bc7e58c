import { cottage } from '../kit/house.ts';
import { fells, ridge } from '../kit/land.ts';
import { colour, people } from '../kit/palette.ts';
import { person } from '../kit/people.ts';
import { cloud, sky, sun } from '../kit/sky.ts';
import { circle, line, path, picture, place, polygon, rect } from '../kit/svg.ts';
import { forestEdge } from '../kit/trees.ts';
import { wall } from '../kit/walls.ts';

/** A chimney sweep at work on a tiled roof. */
export function chimneySweep(): string {
  return picture(
    sky('winter'),
    sun(300, 250, 74, '#FFE39A'),
    cloud(980, 200, 300),
    cloud(520, 330, 220, { opacity: 0.6 }),
    fells(620, 5, { fill: '#8FB0DA' }),
    forestEdge(690, 90, 9, '#5E86B8', 760),
    ridge(720, 40, 3, { fill: '#DCE7F4' }),
    place(120, 790, cottage({ snow: true, lit: true }), { scale: 0.62 }),
    place(400, 770, cottage({ fill: '#E2B450', mark: '#C6973A', snow: true }), { scale: 0.5 }),
    roof(),
    chimney(),
    ladder(),
    person(
      880,
      722,
      480,
      {
        coat: '#1C222E',
        trousers: '#171C26',
        boots: '#0C0F15',
        head: { kind: 'cap', fill: '#10141C' },
        skin: people.skins[2],
      },
      {
        front: [
          [21, -82],
          [33, -92],
        ],
        back: [
          [12, -86],
          [30, -102],
        ],
        backLeg: [
          [-8, -24],
          [-12, 3],
        ],
        frontLeg: [
          [10, -25],
          [12, -2],
        ],
      },
    ),
    brush(),
  );
}

function roof(): string {
  let tiles = '';
  for (let row = 0; row < 9; row++) {
    const y = 650 + row * 62;
    for (let column = -1; column < 26; column++) {
      const x = column * 66 + (row % 2) * 33;
      tiles += path(`M${x} ${y}h66v34q-33 28 -66 0z`, {
        fill: (row + column) % 3 === 0 ? '#B5523C' : (row + column) % 3 === 1 ? '#A84835' : '#BF5E45',
      });
    }
  }
  return (
    polygon([0, 1067, 0, 800, 400, 640, 1600, 640, 1600, 1067], { fill: '#8F3B2C' }) +
    `<clipPath id="roof"><polygon points="0,1067 0,830 430,660 1600,660 1600,1067"/></clipPath><g clip-path="url(#roof)">${tiles}</g>` +
    rect(392, 630, 1220, 32, { fill: '#7C3225', radius: 10 }) +
    polygon([0, 806, 400, 636, 414, 656, 0, 834], { fill: '#7C3225' })
  );
}

function chimney(): string {
  return (
    wall('brick', 1030, 330, 230, 400, { fill: colour.brick, mark: '#D08A72' }) +
    rect(1180, 330, 80, 400, { fill: '#000000', opacity: 0.14 }) +
    rect(1006, 300, 278, 44, { fill: '#7B362B' }) +
    rect(1040, 268, 198, 34, { fill: colour.coal }) +
    path('M1006 716h278l24 40h-326z', { fill: colour.steelDark })
  );
}

function ladder(): string {
  const rungs = Array.from({ length: 9 }, (_, index) =>
    line([676 - index * 9, 690 + index * 46, 790 - index * 9, 690 + index * 46], {
      stroke: '#7A5636',
      width: 14,
    }),
  );
  return (
    line([686, 650, 596, 1090], { stroke: '#8F6843', width: 18 }) +
    line([792, 650, 702, 1090], { stroke: '#8F6843', width: 18 }) +
    rungs.join('')
  );
}

/** A round brush on its line, going down into the flue. */
function brush(): string {
  const bristles = Array.from({ length: 26 }, (_, index) => {
    const angle = (index / 26) * Math.PI * 2;
    return line([1138, 190, 1138 + Math.cos(angle) * 64, 190 + Math.sin(angle) * 40], {
      stroke: '#2B3548',
      width: 7,
    });
  });
  return (
    path('M1040 288Q1060 150 1138 130V240', { stroke: '#4A3527', width: 9, fill: 'none' }) +
    bristles.join('') +
    circle(1138, 190, 13, { fill: colour.steel }) +
    line([1138, 204, 1138, 262], { stroke: '#4A3527', width: 8 }) +
    circle(1138, 258, 17, { fill: colour.steelDark })
  );
}
