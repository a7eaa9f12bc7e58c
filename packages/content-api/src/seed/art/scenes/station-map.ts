import { lettering } from '../kit/lettering.ts';
import { colour } from '../kit/palette.ts';
import { many } from '../kit/random.ts';
import { flameSymbol } from '../kit/signs.ts';
import { circle, ellipse, line, path, picture, polygon, rect } from '../kit/svg.ts';

const RIVER = 'M1180 -20C1080 130 1240 230 1130 350S800 440 760 560S860 720 700 800S360 860 300 1087';

/** The four stations along the river, as a plain map. */
export function stationMap(): string {
  return picture(
    rect(0, 0, 1600, 1067, { fill: '#E7F0E1' }),
    path('M-20 -20H520Q430 210 180 300T-20 420Z', { fill: '#D5E5CC' }),
    path('M1620 520Q1380 560 1260 760T1180 1087H1620Z', { fill: '#D5E5CC' }),
    path('M1620 -20V260Q1480 260 1400 140T1340 -20Z', { fill: '#D5E5CC' }),
    woods(),
    path(RIVER, { stroke: '#8FBBEA', width: 58, fill: 'none' }),
    ellipse(780, 560, 130, 84, { fill: '#8FBBEA' }),
    path(RIVER, { stroke: '#A9CDF3', width: 30, fill: 'none' }),
    ellipse(780, 556, 100, 58, { fill: '#A9CDF3' }),
    roads(),
    marker(690, 800, 'Norråmo', 'right'),
    marker(1004, 404, 'Åsbruk', 'right'),
    marker(1156, 212, 'Älvkulla', 'right'),
    marker(420, 862, 'Öreforsen', 'left'),
    lettering('Norrån', 640, 470, { size: 40, fill: '#2A5FA8' }),
    compass(),
    key(),
  );
}

function roads(): string {
  const main = 'M-20 700Q240 770 420 862T690 800Q900 640 1004 404T1156 212T1500 -20';
  const side = 'M690 800Q960 900 1200 860T1620 760M1004 404Q760 330 520 360T-20 260';
  return (
    path(`${main}${side}`, { stroke: '#C9C3B8', width: 22, fill: 'none' }) +
    path(`${main}${side}`, { stroke: colour.white, width: 14, fill: 'none' })
  );
}

function marker(x: number, y: number, name: string, side: 'left' | 'right'): string {
  const width = name.length * 25 + 56;
  const left = side === 'right' ? x + 56 : x - 56 - width;
  return (
    ellipse(x, y + 2, 26, 9, { fill: '#000000', opacity: 0.2 }) +
    rect(left, y - 104, width, 68, { fill: colour.white, radius: 16 }) +
    rect(left, y - 104, width, 68, { fill: 'none', stroke: '#D5DDEA', width: 3, radius: 16 }) +
    lettering(name, left + width / 2, y - 54, { size: 46, fill: colour.deep }) +
    path(
      `M${x} ${y}C${x - 18} ${y - 34} ${x - 50} ${y - 56} ${x - 50} ${y - 92}a50 50 0 0 1 100 0C${x + 50} ${y - 56} ${x + 18} ${y - 34} ${x} ${y}Z`,
      {
        fill: '#B4232A',
      },
    ) +
    circle(x, y - 92, 33, { fill: colour.white }) +
    flameSymbol(x, y - 70, 46, '#B4232A')
  );
}

function woods(): string {
  const groves = [
    [170, 150, 160],
    [1430, 900, 170],
    [1500, 110, 90],
    [240, 560, 120],
    [1330, 560, 130],
  ];
  return groves
    .map(([x = 0, y = 0, reach = 0], grove) =>
      many(12, grove + 3, (random) => {
        const tx = x + (random() - 0.5) * reach * 1.8;
        const ty = y + (random() - 0.5) * reach;
        return polygon([tx, ty - 46, tx + 18, ty, tx - 18, ty], {
          fill: random() > 0.5 ? '#8FB488' : '#7FA67A',
        });
      }),
    )
    .join('');
}

function compass(): string {
  return (
    circle(1478, 352, 60, { fill: colour.white }) +
    polygon([1478, 306, 1494, 352, 1462, 352], { fill: '#B4232A' }) +
    polygon([1478, 398, 1494, 352, 1462, 352], { fill: colour.primary }) +
    lettering('N', 1478, 282, { size: 36, fill: colour.deep })
  );
}

function key(): string {
  return (
    rect(60, 60, 430, 168, { fill: colour.white, radius: 20 }) +
    lettering('Våra fyra stationer', 92, 126, { size: 40, fill: colour.deep, align: 'start' }) +
    line([92, 176, 172, 176], { stroke: '#8FBBEA', width: 18 }) +
    lettering('Älv', 190, 189, { size: 34, fill: '#475467', align: 'start' }) +
    line([290, 176, 360, 176], { stroke: '#C9C3B8', width: 20 }) +
    line([290, 176, 360, 176], { stroke: colour.white, width: 12 }) +
    lettering('Väg', 380, 189, { size: 34, fill: '#475467', align: 'start' })
  );
}
