import { ridge } from '../kit/land.ts';
import { colour } from '../kit/palette.ts';
import { many } from '../kit/random.ts';
import { cloud, sky, sun } from '../kit/sky.ts';
import { circle, ellipse, line, path, picture, polygon, rect } from '../kit/svg.ts';
import { birch, forestEdge } from '../kit/trees.ts';
import { water } from '../kit/water.ts';

/** A lifebuoy on its post by a jetty on a summer's day. */
export function lifebuoy(): string {
  return picture(
    sky('summer'),
    sun(340, 220, 80, '#FFF0B8'),
    cloud(700, 230, 320),
    cloud(1180, 150, 240, { opacity: 0.7 }),
    ridge(470, 120, 5, { fill: '#A3C9C2' }),
    forestEdge(540, 90, 4, '#5E9A8A', 600),
    water(570, { top: '#8EC3EE', deep: '#3E86C9', light: '#FFFFFF', glints: 70 }),
    boat(),
    jetty(),
    path('M-10 1080V900Q200 850 420 910T860 1000Q980 1040 1020 1080Z', { fill: '#EAD9AE' }),
    path('M-10 1080V960Q160 920 300 970T640 1080Z', { fill: '#9DBB72' }),
    post(),
    birch(1500, 1010, 640),
    path('M1330 1080q60 -90 280 -80v90z', { fill: '#9DBB72' }),
    reeds(),
  );
}

function post(): string {
  return (
    ellipse(420, 1010, 90, 14, { fill: '#000000', opacity: 0.16 }) +
    rect(400, 330, 38, 680, { fill: colour.white }) +
    rect(420, 330, 18, 680, { fill: '#D5DDEA' }) +
    [380, 800, 900].map((y) => rect(400, y, 38, 44, { fill: colour.red })).join('') +
    rect(300, 322, 238, 26, { fill: '#4A5568', radius: 6 }) +
    polygon([280, 330, 419, 262, 558, 330], { fill: '#B4232A' }) +
    ring(419, 560, 168) +
    path('M270 470q-30 90 6 180q60 110 150 92q120 -6 152 -120', { stroke: '#F4E3B0', width: 9, fill: 'none' })
  );
}

function ring(x: number, y: number, radius: number): string {
  const patches = [45, 135, 225, 315].map((angle) => {
    const at = (degrees: number, reach: number) => {
      const radians = (degrees * Math.PI) / 180;
      return [x + Math.cos(radians) * reach, y + Math.sin(radians) * reach];
    };
    const points = [-17, -8, 0, 8, 17]
      .flatMap((d) => at(angle + d, radius))
      .concat([17, 8, 0, -8, -17].flatMap((d) => at(angle + d, radius * 0.58)));
    return polygon(points, { fill: colour.white });
  });
  return (
    circle(x + 8, y + 12, radius * 0.79, {
      fill: 'none',
      stroke: '#000000',
      width: radius * 0.42,
      opacity: 0.12,
    }) +
    circle(x, y, radius * 0.79, { fill: 'none', stroke: '#E2582A', width: radius * 0.42 }) +
    patches.join('') +
    circle(x, y, radius * 0.98, { fill: 'none', stroke: '#000000', width: 5, opacity: 0.1 })
  );
}

function jetty(): string {
  const planks = Array.from({ length: 15 }, (_, index) => {
    const t = index / 15;
    const y = 690 + t ** 1.5 * 330;
    const half = 84 + t ** 1.5 * 150;
    return polygon(
      [
        1010 - t * 120 - half,
        y,
        1010 - t * 120 + half,
        y,
        1004 - t * 120 + half + 10,
        y + 14 + t * 12,
        1004 - t * 120 - half - 10,
        y + 14 + t * 12,
      ],
      {
        fill: index % 2 === 0 ? '#C99B6B' : '#B98A5C',
      },
    );
  });
  const legs = [
    [900, 720, 60],
    [1110, 720, 60],
    [812, 860, 90],
    [1090, 900, 110],
  ].map(([x = 0, y = 0, length = 0]) => rect(x, y, 22, length, { fill: '#7A5636' }));
  return (
    legs.join('') +
    planks.join('') +
    line([1100, 700, 1100, 610], { stroke: colour.steelLight, width: 11 }) +
    path('M1100 610q0 -30 30 -30h14M1150 700v-120', { stroke: colour.steelLight, width: 11, fill: 'none' })
  );
}

function boat(): string {
  return (
    polygon([1290, 360, 1290, 590, 1400, 590], { fill: colour.white }) +
    polygon([1280, 390, 1280, 590, 1210, 590], { fill: '#E7EEF8' }) +
    line([1285, 350, 1285, 610], { stroke: colour.woodDark, width: 8 }) +
    path('M1190 606h230q-14 44 -50 44h-130q-40 0 -50 -44z', { fill: colour.primary }) +
    rect(1196, 606, 220, 10, { fill: colour.yellow })
  );
}

function reeds(): string {
  return many(26, 61, (random) => {
    const x = 620 + random() * 240;
    const y = 980 + random() * 70;
    const height = 90 + random() * 90;
    return (
      path(`M${x} ${y}q4 ${-height / 2} ${8 + random() * 12} ${-height}`, {
        stroke: '#5F9A5A',
        width: 6,
        fill: 'none',
      }) + (random() > 0.6 ? ellipse(x + 12, y - height, 7, 22, { fill: '#7A5636' }) : '')
    );
  });
}
