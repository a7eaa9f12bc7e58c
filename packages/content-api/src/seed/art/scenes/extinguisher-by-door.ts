import { extinguisher } from '../kit/extinguisher.ts';
import { colour } from '../kit/palette.ts';
import { frontWall } from '../kit/room.ts';
import { extinguisherSign } from '../kit/signs.ts';
import { circle, line, path, picture, place, polygon, rect } from '../kit/svg.ts';
import { fir } from '../kit/trees.ts';

/** A red powder extinguisher on its hook beside the front door. */
export function extinguisherByDoor(): string {
  return picture(
    frontWall({ wall: '#E3ECF8', floor: '#B9C2CF' }, 860),
    tiles(),
    rect(0, 560, 1600, 266, { fill: '#CBDBF0' }),
    rect(0, 552, 1600, 12, { fill: colour.white }),
    door(),
    coats(),
    extinguisherSign(1020, 250, 110),
    line([1075, 420, 1075, 448], { stroke: colour.steelDark, width: 14 }),
    place(1075, 720, extinguisher(), { scale: 1.45 }),
    mat(),
  );
}

function door(): string {
  return (
    rect(486, 148, 388, 712, { fill: colour.white }) +
    rect(510, 172, 340, 688, { fill: '#1F4F6B' }) +
    rect(510, 172, 340, 688, { fill: '#000000', opacity: 0.06 }) +
    rect(566, 224, 228, 250, { fill: '#143A72' }) +
    circle(740, 286, 30, { fill: '#FFE7A3' }) +
    path('M566 420q70 -40 130 -12t98 -14v80h-228z', { fill: '#E7EEF8' }) +
    fir(622, 452, 130, { light: '#1C4A6B', dark: '#123551', snow: true }) +
    rect(676, 224, 8, 250, { fill: '#1F4F6B' }) +
    rect(566, 345, 228, 8, { fill: '#1F4F6B' }) +
    rect(566, 540, 228, 250, { fill: '#000000', opacity: 0.12, radius: 4 }) +
    rect(576, 550, 208, 230, { fill: '#245B7B', radius: 4 }) +
    rect(806, 520, 26, 88, { fill: colour.steelLight, radius: 12 }) +
    line([819, 546, 780, 546], { stroke: colour.steel, width: 14 }) +
    circle(819, 584, 6, { fill: colour.coal })
  );
}

function coats(): string {
  return (
    rect(92, 236, 300, 22, { fill: colour.wood, radius: 8 }) +
    [130, 242, 354].map((x) => line([x, 252, x, 282], { stroke: colour.woodDark, width: 10 })).join('') +
    path('M92 300q38 -34 76 0l26 60l-14 260h-100l-14 -260z', { fill: colour.yellow }) +
    line([130, 300, 130, 618], { stroke: colour.yellowDeep, width: 6 }) +
    path('M206 300q36 -34 72 0l22 54l-10 220h-96l-10 -220z', { fill: colour.primary }) +
    path('M330 286q24 -20 48 0l6 210q-30 20 -60 0z', { fill: colour.red }) +
    line([330, 330, 380, 336], { stroke: colour.white, width: 10 }) +
    line([326, 380, 382, 386], { stroke: colour.white, width: 10 }) +
    rect(84, 720, 310, 26, { fill: colour.wood, radius: 6 }) +
    rect(104, 746, 18, 114, { fill: colour.woodDark }) +
    rect(356, 746, 18, 114, { fill: colour.woodDark }) +
    boot(170) +
    boot(250)
  );
}

function boot(x: number): string {
  return (
    path(`M${x} 762h44v66q30 4 36 32h-80z`, { fill: '#2F5D50' }) + rect(x, 852, 80, 8, { fill: colour.coal })
  );
}

function mat(): string {
  return (
    polygon([470, 896, 890, 896, 946, 1000, 414, 1000], { fill: '#5A6779' }) +
    polygon([490, 910, 870, 910, 914, 986, 446, 986], { fill: '#6C7A8D' })
  );
}

function tiles(): string {
  return (
    [900, 960, 1036].map((y) => line([0, y, 1600, y], { stroke: '#A5B0C0', width: 3 })).join('') +
    Array.from({ length: 13 }, (_, index) =>
      line([130 * index + 20, 862, 190 * index - 340, 1067], { stroke: '#A5B0C0', width: 3 }),
    ).join('')
  );
}
