import { ridge } from '../kit/land.ts';
import { lettering } from '../kit/lettering.ts';
import { colour } from '../kit/palette.ts';
import { many } from '../kit/random.ts';
import { flameSymbol } from '../kit/signs.ts';
import { sky, sun } from '../kit/sky.ts';
import { circle, line, path, picture, polygon, rect } from '../kit/svg.ts';
import { firs, forestEdge } from '../kit/trees.ts';

/** A yellow sign about a fire ban beside a forest road. */
export function fireBanSign(): string {
  return picture(
    sky('dry'),
    sun(1180, 250, 84, '#FFD873'),
    ridge(520, 120, 6, { fill: '#A9BD92' }),
    forestEdge(610, 120, 3, '#6E9477', 700),
    ridge(640, 20, 8, { fill: '#D8BE6C' }),
    firs(7, 2, { from: 0, to: 560, y: 690, height: 330, light: '#3F7562', dark: '#2B5A4D' }),
    firs(6, 5, { from: 1120, to: 1620, y: 700, height: 380, light: '#3F7562', dark: '#2B5A4D' }),
    ridge(712, 26, 4, { fill: '#CFAE56' }),
    polygon([820, 700, 900, 700, 1500, 1067, 640, 1067], { fill: '#D9C7A1' }),
    polygon([852, 700, 866, 700, 1100, 1067, 980, 1067], { fill: '#C0A95F', opacity: 0.75 }),
    grass(),
    sign(),
    firs(2, 31, {
      from: 1330,
      to: 1640,
      y: 1050,
      spread: 20,
      height: 600,
      light: '#326654',
      dark: '#224C42',
    }),
    tufts(),
  );
}

function sign(): string {
  return (
    rect(452, 470, 26, 540, { fill: '#8A97A8' }) +
    rect(468, 470, 10, 540, { fill: '#5A6779' }) +
    rect(176, 232, 578, 396, { fill: '#2B2100', radius: 30 }) +
    rect(188, 244, 554, 372, { fill: colour.yellow, radius: 24 }) +
    rect(206, 262, 518, 336, { fill: '#2B2100', radius: 16 }) +
    rect(216, 272, 498, 316, { fill: colour.yellow, radius: 12 }) +
    circle(465, 384, 92, { fill: colour.white }) +
    flameSymbol(465, 438, 116, '#E2582A') +
    circle(465, 384, 84, { fill: 'none', stroke: '#C8102E', width: 18 }) +
    line([408, 326, 522, 442], { stroke: '#C8102E', width: 18 }) +
    lettering('Eldningsförbud', 465, 558, { size: 65, fill: '#2B2100' })
  );
}

function grass(): string {
  return many(90, 17, (random) => {
    const x = random() * 1600;
    const y = 740 + random() * 300;
    const onRoad = x > 860 - (y - 700) * 0.6 && x < 880 + (y - 700) * 1.66;
    return onRoad
      ? ''
      : line([x, y, x + 6, y - 22 - random() * 20], { stroke: '#B08F3E', width: 4, opacity: 0.7 });
  });
}

function tufts(): string {
  return many(12, 23, (random) => {
    const x = random() * 620;
    const y = 1020 + random() * 40;
    return path(`M${x} ${y}q-16 -40 -26 -52M${x} ${y}q-2 -50 0 -76M${x} ${y}q14 -40 28 -56`, {
      stroke: '#9C7C33',
      width: 6,
      fill: 'none',
    });
  });
}
