import { cottage } from '../kit/house.ts';
import { ridge } from '../kit/land.ts';
import { colour } from '../kit/palette.ts';
import { many } from '../kit/random.ts';
import { cloud, sky } from '../kit/sky.ts';
import { circle, ellipse, line, path, picture, place, polygon, rect } from '../kit/svg.ts';
import { birch, firs, forestEdge } from '../kit/trees.ts';
import { water } from '../kit/water.ts';

/** A river so high that it covers a path for walking. */
export function highWater(): string {
  return picture(
    sky('grey'),
    cloud(120, 190, 420, { fill: '#6F819B', opacity: 0.6 }),
    cloud(760, 150, 520, { fill: '#6F819B', opacity: 0.5 }),
    cloud(1240, 270, 380, { fill: '#8496AE', opacity: 0.6 }),
    rain(),
    ridge(420, 110, 8, { fill: '#7F96B0' }),
    forestEdge(480, 80, 6, '#56748F', 560),
    ridge(510, 20, 3, { fill: '#8FA47F' }),
    place(160, 540, cottage(), { scale: 0.62 }),
    place(410, 532, cottage({ fill: '#E2B450', mark: '#C6973A' }), { scale: 0.52 }),
    place(1230, 536, cottage({ fill: '#D9E2EE', mark: '#B4C2D3' }), { scale: 0.58 }),
    firs(5, 9, { from: 620, to: 1150, y: 545, height: 170, light: '#3B6A6C', dark: '#295254' }),
    water(560, { top: '#93A3AE', deep: '#5A6F85', light: '#DCE5EC', seed: 4, glints: 60 }),
    currents(),
    birch(1420, 720, 420, '#9DB276'),
    birch(1290, 660, 300, '#93A870'),
    drownedFeet(),
    lampPost(470, 900, 560),
    lampPost(900, 760, 400),
    bench(),
    walkway(),
    barrier(),
  );
}

function rain(): string {
  return many(70, 3, (random) => {
    const x = random() * 1600;
    const y = random() * 540;
    return line([x, y, x - 8, y + 34], { stroke: colour.white, width: 2.5, opacity: 0.35 });
  });
}

function currents(): string {
  return many(26, 15, (random) => {
    const t = random();
    const y = 600 + t * 430;
    const x = random() * 1600;
    const w = 60 + t * 150;
    return path(`M${x} ${y}q${w / 4} -12 ${w / 2} 0t${w / 2} 0`, {
      stroke: '#C9D6E0',
      width: 3 + t * 4,
      fill: 'none',
      opacity: 0.5,
    });
  });
}

/** Where something stands in the water. */
function ring(x: number, y: number, rx: number): string {
  return ellipse(x, y, rx, rx * 0.22, { fill: 'none', stroke: '#DCE5EC', width: 4, opacity: 0.8 });
}

function drownedFeet(): string {
  return ring(1420, 720, 44) + ring(1290, 660, 32);
}

function lampPost(x: number, y: number, height: number): string {
  return (
    ring(x, y, height * 0.1) +
    line([x, y, x, y - height], { stroke: colour.coal, width: height * 0.026 }) +
    path(`M${x} ${y - height}q0 ${-height * 0.07} ${height * 0.1} ${-height * 0.07}`, {
      stroke: colour.coal,
      width: height * 0.02,
      fill: 'none',
    }) +
    path(
      `M${x + height * 0.05} ${y - height * 1.06}h${height * 0.12}l${-height * 0.02} ${height * 0.05}h${-height * 0.08}z`,
      {
        fill: colour.coal,
      },
    ) +
    circle(x + height * 0.11, y - height, height * 0.05, { fill: colour.glow, opacity: 0.8 })
  );
}

function bench(): string {
  return (
    rect(590, 742, 210, 16, { fill: '#8E6540', radius: 5 }) +
    rect(590, 766, 210, 16, { fill: '#7A5434', radius: 5 }) +
    line([612, 742, 612, 806], { stroke: colour.coal, width: 9 }) +
    line([778, 742, 778, 806], { stroke: colour.coal, width: 9 }) +
    ring(695, 806, 126)
  );
}

/** The path that goes down into the water. */
function walkway(): string {
  return (
    path('M-10 1080V930Q180 900 330 950T640 1080Z', { fill: '#8FA47F' }) +
    path('M20 1080Q160 960 330 960L420 1000Q520 1030 560 1080Z', { fill: '#BDB6A8' }) +
    path('M300 958Q380 972 470 1010T650 1080', { stroke: '#DCE5EC', width: 7, fill: 'none', opacity: 0.9 })
  );
}

function barrier(): string {
  const stripes = Array.from({ length: 6 }, (_, index) =>
    polygon([110 + index * 62, 850, 142 + index * 62, 850, 118 + index * 62, 902, 86 + index * 62, 902], {
      fill: colour.red,
    }),
  );
  return (
    line([120, 850, 96, 1030], { stroke: colour.steelDark, width: 14 }) +
    line([418, 850, 442, 1030], { stroke: colour.steelDark, width: 14 }) +
    `<clipPath id="bar"><rect x="80" y="850" width="380" height="52" rx="8"/></clipPath>` +
    rect(80, 850, 380, 52, { fill: colour.yellow, radius: 8 }) +
    `<g clip-path="url(#bar)">${stripes.join('')}</g>` +
    circle(110, 836, 17, { fill: '#FFB02E' }) +
    circle(430, 836, 17, { fill: '#FFB02E' })
  );
}
