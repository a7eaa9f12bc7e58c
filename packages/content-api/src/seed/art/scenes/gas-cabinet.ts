import { casement } from '../kit/house.ts';
import { lettering } from '../kit/lettering.ts';
import { colour } from '../kit/palette.ts';
import { flameWarning } from '../kit/signs.ts';
import { circle, line, path, picture, polygon, rect } from '../kit/svg.ts';
import { bush } from '../kit/trees.ts';
import { wall } from '../kit/walls.ts';

/** A locked and ventilated cabinet for gas outside a restaurant. */
export function gasCabinet(): string {
  return picture(
    wall('boards', 0, 0, 1600, 860, { fill: '#E9C46A', mark: '#D0A94C' }),
    rect(0, 800, 1600, 90, { fill: '#8A97A8' }),
    rect(0, 800, 1600, 14, { fill: '#A9B4C2' }),
    rect(0, 886, 1600, 190, { fill: '#C9C3B8' }),
    paving(),
    kitchenDoor(),
    restaurantWindow(),
    cabinet(),
    bush(1500, 900, 190),
    bush(60, 900, 150, '#7FAE6C'),
  );
}

function cabinet(): string {
  const vents = (y: number) =>
    Array.from({ length: 6 }, (_, row) =>
      [560, 772].map((x) => rect(x, y + row * 20, 150, 9, { fill: '#4B5868', radius: 4 })).join(''),
    ).join('');
  return (
    rect(516, 872, 452, 34, { fill: '#000000', opacity: 0.14 }) +
    rect(530, 310, 424, 568, { fill: '#AEB9C6', radius: 10 }) +
    rect(530, 310, 424, 26, { fill: '#CBD4DE', radius: 10 }) +
    rect(546, 348, 190, 506, { fill: '#BCC6D2', radius: 6 }) +
    rect(748, 348, 190, 506, { fill: '#B3BECB', radius: 6 }) +
    vents(368) +
    vents(724) +
    flameWarning(641, 590, 132) +
    lettering('GASOL', 843, 580, { size: 46, fill: colour.ink }) +
    lettering('Brandfarlig gas', 843, 622, { size: 22, fill: colour.ink }) +
    // Bar and padlock.
    rect(700, 664, 92, 16, { fill: colour.steelDark, radius: 8 }) +
    path('M724 688v-20q0 -24 20 -24t20 24v20', { stroke: '#3A4658', width: 9, fill: 'none' }) +
    rect(712, 684, 64, 52, { fill: colour.yellowDeep, radius: 8 }) +
    circle(744, 706, 8, { fill: '#3A2A00' }) +
    rect(740, 708, 8, 16, { fill: '#3A2A00' }) +
    // The pipe that goes into the kitchen.
    path('M742 310V210H250', { stroke: '#E8D9A8', width: 16, fill: 'none' }) +
    [680, 560, 430].map((x) => rect(x, 198, 12, 26, { fill: colour.steelDark })).join('') +
    rect(548, 872, 40, 24, { fill: colour.steelDark }) +
    rect(896, 872, 40, 24, { fill: colour.steelDark })
  );
}

function kitchenDoor(): string {
  return (
    rect(86, 226, 300, 668, { fill: colour.white }) +
    rect(108, 250, 256, 644, { fill: '#2F5D50' }) +
    rect(146, 300, 180, 200, { fill: '#BBD3EE', radius: 6 }) +
    polygon([146, 500, 220, 300, 270, 300, 196, 500], { fill: colour.white, opacity: 0.35 }) +
    rect(138, 560, 196, 280, { fill: '#376D5E', radius: 6 }) +
    circle(338, 590, 15, { fill: colour.yellow }) +
    lettering('KÖK', 236, 282, { size: 34, fill: colour.white })
  );
}

function restaurantWindow(): string {
  const stripes = Array.from({ length: 8 }, (_, index) =>
    path(`M${1060 + index * 58} 250h58v92q-29 34 -58 0z`, {
      fill: index % 2 === 0 ? colour.red : colour.paper,
    }),
  );
  return (
    casement(1090, 360, 400, 330, '#FFE3A0') +
    rect(1120, 600, 340, 16, { fill: colour.woodDark }) +
    path('M1190 600q10 -70 50 -70t50 70z', { fill: '#E5A24A' }) +
    line([1380, 600, 1380, 500], { stroke: colour.white, width: 14 }) +
    circle(1380, 486, 26, { fill: '#FFF3CB' }) +
    rect(1287, 360, 6, 330, { fill: colour.white }) +
    rect(1076, 690, 428, 20, { fill: colour.white }) +
    rect(1056, 222, 470, 30, { fill: '#7C1B1F', radius: 6 }) +
    stripes.join('') +
    line([1300, 100, 1300, 150], { stroke: colour.coal, width: 10 }) +
    rect(1140, 70, 320, 110, { fill: colour.deep, radius: 18 }) +
    lettering('Restaurang', 1300, 144, { size: 52, fill: colour.yellow })
  );
}

function paving(): string {
  let lines = '';
  for (const y of [932, 990]) lines += line([0, y, 1600, y], { stroke: '#B2AA9B', width: 4 });
  for (let x = -60; x < 1700; x += 170)
    lines += line([x + 60, 890, x - (x - 800) * -0.18, 1067], { stroke: '#B2AA9B', width: 4 });
  return lines;
}
