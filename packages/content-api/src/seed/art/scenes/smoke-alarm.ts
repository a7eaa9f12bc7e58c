import { casement } from '../kit/house.ts';
import { colour } from '../kit/palette.ts';
import { BACK_WALL, floorBoards, room } from '../kit/room.ts';
import { circle, ellipse, line, path, picture, polygon, rect } from '../kit/svg.ts';
import { fir } from '../kit/trees.ts';

const WALL = { ...BACK_WALL, left: 380, right: 1220, top: 440, bottom: 860 };

/** A white smoke alarm in the middle of a bedroom's ceiling. */
export function smokeAlarm(): string {
  return picture(
    room({ back: '#BCD0EA', left: '#A5BEDF', right: '#AEC5E4', ceiling: '#F4F7FC', floor: '#C99B6B' }, WALL),
    floorBoards(WALL, 16, '#9C7046'),
    ...[150, 300].map((y) =>
      line([(380 / 440) * y, y, 1600 - (380 / 440) * y, y], { stroke: '#DDE6F2', width: 3 }),
    ),
    windowWithView(),
    bed(),
    lamp(1130, 860),
    alarm(),
  );
}

function alarm(): string {
  return (
    ellipse(806, 236, 196, 62, { fill: '#9DB4D3', opacity: 0.45 }) +
    ellipse(800, 210, 180, 58, { fill: '#D9E2EE' }) +
    path('M620 196v18a180 58 0 0 0 360 0v-18z', { fill: '#E6EDF6' }) +
    ellipse(800, 196, 180, 58, { fill: colour.white }) +
    ellipse(800, 206, 120, 36, { fill: '#E4EBF5' }) +
    ellipse(800, 212, 108, 31, { fill: colour.white }) +
    Array.from({ length: 9 }, (_, index) =>
      line(
        [704 + index * 24, 184 + Math.abs(index - 4) * 2, 708 + index * 23, 174 + Math.abs(index - 4) * 2.4],
        {
          stroke: '#AFC0D6',
          width: 7,
        },
      ),
    ).join('') +
    ellipse(800, 216, 34, 11, { fill: '#C7D4E6' }) +
    circle(884, 222, 26, { fill: '#57D08A', opacity: 0.25 }) +
    circle(884, 222, 9, { fill: '#2FBF71' })
  );
}

function windowWithView(): string {
  const view =
    rect(520, 500, 190, 220, { fill: '#173A75' }) +
    circle(660, 550, 26, { fill: '#FFE7A3' }) +
    path('M520 680q60 -40 110 -14t80 -16v70h-190z', { fill: '#DCE8F7' }) +
    fir(560, 700, 90, { light: '#1C4A6B', dark: '#123551', snow: true });
  return (
    casement(520, 500, 190, 220, '#173A75') +
    view +
    rect(612, 500, 6, 220, { fill: colour.white }) +
    rect(520, 604, 190, 6, { fill: colour.white }) +
    rect(498, 720, 234, 14, { fill: colour.white }) +
    path('M492 486h60q10 120 -22 250h-38z', { fill: colour.primary }) +
    path('M738 486h-60q-10 120 22 250h38z', { fill: colour.primary }) +
    line([474, 484, 756, 484], { stroke: colour.woodDark, width: 9 })
  );
}

function bed(): string {
  return (
    rect(778, 660, 300, 190, { fill: colour.wood, radius: 18 }) +
    rect(796, 690, 264, 120, { fill: colour.woodDark, radius: 12, opacity: 0.35 }) +
    polygon([770, 850, 1086, 850, 1160, 1020, 690, 1020], { fill: '#F7FAFF' }) +
    rect(800, 742, 122, 66, { fill: colour.white, radius: 26 }) +
    rect(936, 742, 122, 66, { fill: colour.white, radius: 26 }) +
    path('M764 806Q925 780 1092 806L1180 1067H664Z', { fill: colour.primary }) +
    path('M764 806Q925 780 1092 806L1104 842Q925 812 752 842Z', { fill: '#D3E1F5' }) +
    path('M733 900Q925 872 1123 900L1134 934Q925 902 722 934Z', { fill: colour.yellow })
  );
}

function lamp(x: number, y: number): string {
  return (
    rect(x - 34, y - 96, 92, 96, { fill: colour.wood, radius: 6 }) +
    rect(x - 24, y - 84, 72, 32, { fill: colour.woodDark, opacity: 0.4, radius: 4 }) +
    line([x + 12, y - 98, x + 12, y - 150], { stroke: colour.coal, width: 7 }) +
    circle(x + 12, y - 176, 84, { fill: '#FFE7A3', opacity: 0.28 }) +
    polygon([x - 26, y - 146, x + 50, y - 146, x + 32, y - 206, x - 8, y - 206], { fill: colour.yellow })
  );
}
