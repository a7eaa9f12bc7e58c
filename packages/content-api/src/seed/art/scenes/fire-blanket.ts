import { flames } from '../kit/fire.ts';
import { lettering } from '../kit/lettering.ts';
import { colour } from '../kit/palette.ts';
import { person, plainClothes } from '../kit/people.ts';
import { frontWall } from '../kit/room.ts';
import { circle, ellipse, line, path, picture, place, polygon, rect } from '../kit/svg.ts';

/** Somebody pulls a fire blanket out of its case on the kitchen wall. */
export function fireBlanket(): string {
  return picture(
    frontWall({ wall: '#F1E9D9', floor: '#B98A5C', skirting: '#E2D6BF' }, 900),
    rect(0, 400, 1600, 260, { fill: '#DCE8F5' }),
    wallTiles(),
    cupboards(),
    counter(),
    stove(),
    blanketCase(),
    person(830, 1010, 640, plainClothes(1, '#2A5FA8', '#2F3B52', { kind: 'bun', fill: '#3A2A22' }), {
      front: [
        [20, -72],
        [27, -82],
      ],
      back: [
        [6, -66],
        [23, -78],
      ],
      frontLeg: [
        [8, -23],
        [10, 0],
      ],
    }),
    blanket(),
  );
}

function wallTiles(): string {
  let lines = '';
  for (let y = 400; y <= 660; y += 65) lines += line([0, y, 1600, y], { stroke: '#BFD2E8', width: 4 });
  for (let x = 40; x < 1600; x += 65) lines += line([x, 400, x, 660], { stroke: '#BFD2E8', width: 4 });
  return lines;
}

function cupboards(): string {
  const door = (x: number) =>
    rect(x, 60, 232, 280, { fill: '#2E5E78', radius: 6 }) +
    rect(x + 20, 80, 192, 240, { fill: '#376D8A', radius: 4 }) +
    circle(x + 204, 300, 8, { fill: colour.yellow });
  return (
    [20, 262].map(door).join('') +
    rect(504, 170, 400, 70, { fill: colour.steelLight }) +
    polygon([560, 0, 848, 0, 904, 170, 504, 170], { fill: colour.steel }) +
    rect(504, 226, 400, 14, { fill: colour.steelDark })
  );
}

function counter(): string {
  const door = (x: number) =>
    rect(x, 716, 206, 180, { fill: '#376D8A', radius: 4 }) +
    line([x + 80, 740, x + 126, 740], { stroke: colour.yellow, width: 8 });
  return (
    rect(0, 690, 1600, 210, { fill: '#2E5E78' }) +
    [10, 226, 1170, 1386].map(door).join('') +
    rect(0, 656, 1600, 36, { fill: colour.woodDark }) +
    rect(0, 656, 1600, 12, { fill: colour.wood }) +
    // A jar with wooden spoons and a plant.
    line([1500, 660, 1480, 540], { stroke: colour.wood, width: 12 }) +
    line([1512, 660, 1530, 530], { stroke: colour.woodDark, width: 12 }) +
    rect(1466, 580, 78, 78, { fill: colour.white, radius: 10 }) +
    ellipse(150, 560, 70, 56, { fill: colour.pine }) +
    ellipse(196, 584, 50, 42, { fill: colour.moss }) +
    polygon([108, 590, 212, 590, 196, 658, 124, 658], { fill: colour.brick })
  );
}

function stove(): string {
  return (
    rect(520, 660, 368, 240, { fill: '#E8EDF3' }) +
    rect(520, 652, 368, 16, { fill: colour.coal }) +
    rect(556, 730, 296, 140, { fill: colour.coal, radius: 8 }) +
    rect(572, 746, 264, 108, { fill: '#3A4658', radius: 6 }) +
    [580, 640, 770, 830].map((x) => circle(x, 698, 13, { fill: colour.steelDark })).join('') +
    place(610, 590, flames(120, 150, 6)) +
    path('M530 590h164l-14 62h-136z', { fill: colour.steelDark }) +
    line([694, 606, 760, 594], { stroke: colour.coal, width: 14 }) +
    ellipse(612, 590, 82, 10, { fill: '#2A3444' })
  );
}

function blanketCase(): string {
  return (
    rect(972, 250, 168, 230, { fill: colour.red, radius: 12 }) +
    rect(986, 264, 140, 92, { fill: colour.paper, radius: 6 }) +
    lettering('Brandfilt', 1056, 320, { size: 31, fill: colour.red }) +
    rect(990, 468, 132, 18, { fill: colour.redDeep })
  );
}

function blanket(): string {
  return (
    path('M992 484h128l26 150q-84 30 -176 -6z', { fill: '#F7F4EC' }) +
    path('M1060 484h60l26 150q-30 12 -66 12z', { fill: '#E3DCCB' }) +
    line([1010, 486, 1000, 620], { stroke: '#D5CCB8', width: 4 }) +
    circle(1002, 484, 20, { fill: '#D9A27C' }) +
    circle(976, 514, 20, { fill: '#D9A27C' }) +
    rect(990, 462, 26, 44, { fill: colour.redDeep, radius: 6 })
  );
}
