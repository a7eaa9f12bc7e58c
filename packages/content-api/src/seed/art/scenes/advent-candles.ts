import { candleFlame } from '../kit/fire.ts';
import { ridge } from '../kit/land.ts';
import { colour } from '../kit/palette.ts';
import { moon, sky, snowfall, stars } from '../kit/sky.ts';
import { circle, clipped, ellipse, line, path, picture, place, polygon, rect } from '../kit/svg.ts';
import { firs } from '../kit/trees.ts';

/** Four candles of Advent on a plate of metal, the first one lit, and nothing that burns around them. */
export function adventCandles(): string {
  const heights = [230, 280, 280, 280];
  return picture(
    rect(0, 0, 1600, 1067, { fill: '#1A2F57' }),
    windowView(),
    rect(0, 760, 1600, 310, { fill: '#E7EEF8' }),
    rect(0, 760, 1600, 24, { fill: colour.white }),
    rect(0, 1010, 1600, 60, { fill: '#C5D6EE' }),
    star(),
    ellipse(800, 930, 470, 52, { fill: '#000000', opacity: 0.12 }),
    plate(),
    ...heights.map((height, index) => candle(530 + index * 180, height, index === 0)),
    rim(),
    cones(),
  );
}

function windowView(): string {
  return (
    clipped(
      'pane',
      rect(180, 60, 1240, 660, { fill: '#000000' }),
      sky('night') +
        stars(60, { seed: 4 }) +
        moon(1180, 210, 70) +
        ridge(560, 120, 4, { fill: '#1B4484' }) +
        ridge(620, 70, 7, { fill: '#C5D6EE' }) +
        firs(6, 6, {
          from: 200,
          to: 1400,
          y: 680,
          height: 260,
          light: '#1C4A6B',
          dark: '#123551',
          snow: true,
        }) +
        ridge(680, 30, 2, { fill: '#EDF3FB' }) +
        snowfall(120, 8),
    ) +
    path('M180 60H1420V720H180Z', { stroke: colour.white, width: 34, fill: 'none' }) +
    rect(788, 60, 24, 660, { fill: colour.white }) +
    rect(180, 372, 1240, 20, { fill: colour.white }) +
    rect(130, 716, 1340, 46, { fill: colour.white }) +
    rect(130, 752, 1340, 12, { fill: '#A9BFDD' })
  );
}

/** The paper star that hangs in Swedish windows in December. */
function star(): string {
  const points: number[] = [];
  for (let corner = 0; corner < 14; corner++) {
    const angle = (corner / 14) * Math.PI * 2 - Math.PI / 2;
    const reach = corner % 2 === 0 ? 112 : 50;
    points.push(440 + Math.cos(angle) * reach, 250 + Math.sin(angle) * reach);
  }
  return (
    line([440, 60, 440, 150], { stroke: '#0E2247', width: 5 }) +
    circle(440, 250, 170, { fill: '#FFE08A', opacity: 0.18 }) +
    polygon(points, { fill: '#FFD65C' }) +
    circle(440, 250, 40, { fill: '#FFF1BE' })
  );
}

function candle(x: number, height: number, isLit: boolean): string {
  const top = 880 - height;
  return (
    rect(x - 40, top, 80, height, { fill: '#FBF6EA' }) +
    rect(x + 12, top, 28, height, { fill: '#E6DAC0' }) +
    ellipse(x, top, 40, 12, { fill: isLit ? '#FFE9B0' : '#FFFDF6' }) +
    line([x, top, x, top - 22], { stroke: colour.coal, width: 6 }) +
    (isLit ? place(x, top - 14, candleFlame(62)) : '') +
    ellipse(x, 884, 58, 16, { fill: '#8A97A8' }) +
    rect(x - 58, 870, 116, 16, { fill: '#A9B4C2', radius: 6 })
  );
}

function plate(): string {
  return ellipse(800, 900, 440, 66, { fill: '#B4BECB' }) + ellipse(800, 892, 400, 52, { fill: '#CBD4DE' });
}

function rim(): string {
  return (
    path('M360 902q10 62 440 64t440 -64q20 20 -20 50q-110 52 -420 52t-420 -52q-40 -30 -20 -50z', {
      fill: '#98A5B5',
    }) + path('M420 946q180 44 380 44', { stroke: '#DDE4EC', width: 8, fill: 'none', opacity: 0.8 })
  );
}

/** Pebbles of glass: pretty, and they cannot catch fire. */
function cones(): string {
  return [
    [1330, 960, '#6E9BD6'],
    [1386, 984, '#A9C5EA'],
    [1290, 994, '#D3E1F5'],
    [262, 972, '#A9C5EA'],
    [212, 994, '#6E9BD6'],
  ]
    .map(
      ([x, y, fill]) =>
        ellipse(Number(x), Number(y), 30, 18, { fill: String(fill) }) +
        ellipse(Number(x) - 8, Number(y) - 6, 9, 4, { fill: colour.white, opacity: 0.8 }),
    )
    .join('');
}
