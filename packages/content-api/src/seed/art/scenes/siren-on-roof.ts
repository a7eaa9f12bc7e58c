import { casement } from '../kit/house.ts';
import { fells } from '../kit/land.ts';
import { colour } from '../kit/palette.ts';
import { cloud, sky, sun } from '../kit/sky.ts';
import { ellipse, line, path, picture, polygon, rect } from '../kit/svg.ts';
import { forestEdge } from '../kit/trees.ts';

/** A grey siren for outdoor warning on a roof, against a blue sky. */
export function sirenOnRoof(): string {
  return picture(
    sky('summer'),
    sun(1330, 200, 78, '#FFF0B8'),
    cloud(110, 260, 340),
    cloud(1060, 400, 300),
    cloud(420, 140, 200, { opacity: 0.6 }),
    fells(760, 9, { fill: '#9DBEE2' }),
    forestEdge(800, 80, 2, '#6E97A8', 900),
    roofs(),
    mast(),
    siren(),
    waves(),
  );
}

function siren(): string {
  return (
    horn(true) +
    horn(false) +
    rect(752, 356, 96, 136, { fill: colour.steel, radius: 16 }) +
    rect(806, 356, 42, 136, { fill: colour.steelDark, opacity: 0.5, radius: 12 }) +
    rect(736, 330, 128, 34, { fill: colour.steelDark, radius: 12 }) +
    path('M752 332q48 -66 96 0z', { fill: colour.steel }) +
    [390, 420, 450].map((y) => line([772, y, 828, y], { stroke: '#5A6779', width: 7 })).join('')
  );
}

function horn(left: boolean): string {
  const side = left ? -1 : 1;
  const at = (x: number) => 800 + side * x;
  return (
    polygon([at(40), 398, at(250), 300, at(250), 548, at(40), 450], { fill: left ? '#9AA6B6' : '#7D8A9B' }) +
    polygon([at(40), 424, at(250), 424, at(250), 548, at(40), 450], { fill: '#000000', opacity: 0.12 }) +
    ellipse(at(250), 424, 42, 126, { fill: '#5A6779' }) +
    ellipse(at(250), 424, 30, 104, { fill: '#3A4658' }) +
    ellipse(at(246), 424, 14, 54, { fill: '#1F2937' })
  );
}

function mast(): string {
  return (
    rect(780, 480, 40, 330, { fill: colour.steelDark }) +
    rect(800, 480, 20, 330, { fill: '#000000', opacity: 0.18 }) +
    line([786, 640, 690, 800], { stroke: colour.steelDark, width: 14 }) +
    line([814, 640, 910, 800], { stroke: colour.steelDark, width: 14 }) +
    polygon([690, 800, 910, 800, 930, 830, 670, 830], { fill: '#3A4658' })
  );
}

/** The signal, as rings that fade. */
function waves(): string {
  return [0, 1, 2]
    .flatMap((ring) => {
      const reach = 90 + ring * 74;
      const opacity = 0.75 - ring * 0.2;
      return [-1, 1].map((side) => {
        const x = 800 + side * (300 + ring * 70);
        return path(`M${x} ${424 - reach}Q${x + side * reach * 0.85} 424 ${x} ${424 + reach}`, {
          stroke: colour.white,
          width: 13,
          fill: 'none',
          opacity,
        });
      });
    })
    .join('');
}

function roofs(): string {
  const seams = Array.from({ length: 15 }, (_, index) => {
    const t = index / 14;
    return line([360 + t * 880, 828, 120 + t * 1360, 1067], { stroke: '#7C3225', width: 6, opacity: 0.7 });
  });
  return (
    rect(0, 900, 250, 170, { fill: '#E9C46A' }) +
    polygon([-40, 904, 40, 800, 230, 800, 290, 904], { fill: '#4A5568' }) +
    casement(60, 944, 70, 90, '#BBD3EE') +
    rect(1370, 910, 260, 170, { fill: '#C9D6E6' }) +
    polygon([1320, 914, 1390, 820, 1640, 820, 1640, 914], { fill: '#4A5568' }) +
    casement(1440, 950, 70, 90, '#BBD3EE') +
    polygon([360, 826, 1240, 826, 1500, 1080, 100, 1080], { fill: '#A5442F' }) +
    seams.join('') +
    rect(350, 812, 900, 24, { fill: '#7C3225', radius: 8 }) +
    rect(1050, 700, 96, 130, { fill: colour.brick }) +
    rect(1102, 700, 44, 130, { fill: '#000000', opacity: 0.14 }) +
    rect(1038, 684, 120, 24, { fill: '#7C3225' })
  );
}
