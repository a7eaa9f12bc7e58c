import { casement } from '../kit/house.ts';
import { lettering } from '../kit/lettering.ts';
import { colour } from '../kit/palette.ts';
import { circle, ellipse, line, path, picture, place, polygon, rect } from '../kit/svg.ts';
import { fir } from '../kit/trees.ts';

/** A box with water, tins, a radio and a torch on a kitchen table. */
export function emergencyBox(): string {
  return picture(
    rect(0, 0, 1600, 800, { fill: '#DCE6F2' }),
    rect(0, 560, 1600, 260, { fill: '#C7D6E9' }),
    rect(0, 552, 1600, 12, { fill: colour.white }),
    windowView(),
    shelf(),
    rect(0, 780, 1600, 300, { fill: '#A9764A' }),
    rect(0, 780, 1600, 26, { fill: '#C4925F' }),
    [860, 930, 1010]
      .map((y) => line([0, y, 1600, y + 4], { stroke: '#8C5F39', width: 4, opacity: 0.5 }))
      .join(''),
    waterCan(),
    place(-74, -24, radio()),
    behindTheFront(),
    box(),
    torch(),
    candles(),
  );
}

function windowView(): string {
  return (
    casement(120, 90, 420, 380, '#9EC3EC') +
    path('M120 370q110 -90 220 -40t200 -50v190h-420z', { fill: '#E9F0F9' }) +
    fir(220, 440, 150, { snow: true }) +
    fir(290, 456, 110, { snow: true }) +
    fir(460, 440, 170, { snow: true }) +
    rect(326, 90, 8, 380, { fill: colour.white }) +
    rect(120, 276, 420, 8, { fill: colour.white }) +
    rect(96, 470, 468, 22, { fill: colour.white })
  );
}

function shelf(): string {
  const jars = [1090, 1180, 1360, 1440].map(
    (x, index) =>
      rect(x, 222, 66, 88, {
        fill: ['#F2E3B8', '#D9A27C', '#BFD3B0', '#E8C4A0'][index] ?? '#F2E3B8',
        radius: 10,
      }) + rect(x + 5, 208, 56, 18, { fill: colour.woodDark, radius: 5 }),
  );
  return (
    rect(1050, 310, 500, 20, { fill: colour.wood }) +
    jars.join('') +
    polygon([1270, 262, 1330, 262, 1322, 310, 1278, 310], { fill: colour.brick }) +
    ellipse(1300, 240, 40, 34, { fill: colour.moss })
  );
}

function box(): string {
  return (
    ellipse(800, 990, 400, 26, { fill: '#000000', opacity: 0.16 }) +
    polygon([440, 670, 1160, 670, 1126, 980, 474, 980], { fill: '#CFA36B' }) +
    polygon([900, 670, 1160, 670, 1126, 980, 900, 980], { fill: '#000000', opacity: 0.07 }) +
    rect(426, 650, 748, 34, { fill: '#B98A52', radius: 6 }) +
    rect(720, 720, 160, 40, { fill: '#8F6638', radius: 20 }) +
    rect(560, 790, 480, 120, { fill: colour.paper, radius: 10 }) +
    lettering('Hemberedskap', 800, 868, { size: 58, fill: colour.primary })
  );
}

function waterCan(): string {
  return (
    path('M486 652V420q0 -40 40 -40h30v-34h70v34h30q40 0 40 40v232z', { fill: '#4C8FD6' }) +
    path('M640 380q56 0 56 44v228h-56z', { fill: '#000000', opacity: 0.1 }) +
    rect(548, 322, 86, 30, { fill: colour.white, radius: 6 }) +
    path('M530 440h130v60q-65 26 -130 0z', { fill: '#6FAAE8' }) +
    path('M592 548q-34 46 0 62t34 -18q0 -20 -34 -62z', { fill: '#DCEBFA' })
  );
}

function behindTheFront(): string {
  const tin = (x: number, top: number, fill: string, word: string) =>
    rect(x, top, 124, 652 - top, { fill: colour.steelLight }) +
    ellipse(x + 62, top, 62, 15, { fill: '#DDE4EC' }) +
    ellipse(x + 62, top, 48, 10, { fill: colour.steelLight }) +
    rect(x, top + 34, 124, 106, { fill }) +
    lettering(word, x + 62, top + 98, { size: 34, fill: colour.white });
  return (
    tin(776, 430, '#C98A1F', 'Majs') + tin(716, 500, colour.red, 'Soppa') + tin(846, 540, '#2F7A5A', 'Bönor')
  );
}

function radio(): string {
  const holes = Array.from({ length: 20 }, (_, index) =>
    circle(1024 + (index % 5) * 20, 530 + Math.floor(index / 5) * 22, 6, { fill: '#7C1B1F' }),
  );
  return (
    line([1180, 460, 1290, 250], { stroke: colour.steel, width: 9 }) +
    circle(1292, 246, 10, { fill: colour.steelDark }) +
    path('M1010 470q90 -70 190 0', { stroke: colour.coal, width: 16, fill: 'none' }) +
    rect(984, 466, 240, 220, { fill: colour.red, radius: 22 }) +
    rect(1120, 466, 104, 220, { fill: '#000000', opacity: 0.08, radius: 22 }) +
    holes.join('') +
    rect(1128, 506, 76, 44, { fill: colour.paper, radius: 5 }) +
    line([1160, 510, 1160, 546], { stroke: colour.red, width: 5 }) +
    circle(1166, 600, 28, { fill: colour.coal }) +
    line([1166, 600, 1180, 582], { stroke: colour.white, width: 5 })
  );
}

function torch(): string {
  return (
    polygon([1290, 892, 1600, 800, 1600, 1000, 1290, 920], { fill: '#FFE9A8', opacity: 0.4 }) +
    ellipse(1220, 938, 110, 12, { fill: '#000000', opacity: 0.16 }) +
    rect(1090, 880, 150, 52, { fill: colour.yellow, radius: 12 }) +
    polygon([1230, 870, 1290, 852, 1290, 960, 1230, 942], { fill: colour.coal }) +
    rect(1284, 850, 14, 112, { fill: '#FFF4CF', radius: 6 }) +
    rect(1140, 874, 44, 12, { fill: colour.coal, radius: 5 })
  );
}

function candles(): string {
  const candle = (x: number, height: number) =>
    rect(x, 940 - height, 44, height, { fill: '#FBF3E0' }) +
    rect(x + 28, 940 - height, 16, height, { fill: '#E6D9BF' }) +
    line([x + 22, 940 - height, x + 22, 922 - height], { stroke: colour.coal, width: 5 });
  return (
    candle(250, 130) +
    candle(310, 96) +
    ellipse(300, 942, 96, 16, { fill: colour.steel }) +
    rect(130, 958, 150, 56, { fill: colour.primary, radius: 6 }) +
    rect(130, 958, 150, 18, { fill: colour.yellow }) +
    lettering('Tändstickor', 205, 1002, { size: 23, fill: colour.white })
  );
}
