import { casement } from '../kit/house.ts';
import { colour } from '../kit/palette.ts';
import { many } from '../kit/random.ts';
import { circle, ellipse, line, path, picture, polygon, rect } from '../kit/svg.ts';

/** The battery of an electric bicycle charges on a stone floor, away from all that can burn. */
export function bikeCharging(): string {
  return picture(
    rect(0, 0, 1600, 760, { fill: '#E4EAF2' }),
    rect(0, 500, 1600, 260, { fill: '#CFD9E6' }),
    rect(0, 492, 1600, 12, { fill: colour.white }),
    casement(120, 110, 300, 260, '#A9CDF3'),
    path('M120 330q80 -60 160 -20t140 -30v90h-300z', { fill: '#8FB488' }),
    rect(267, 110, 6, 260, { fill: colour.white }),
    rect(120, 237, 300, 6, { fill: colour.white }),
    alarm(),
    floor(),
    bicycle(),
    charger(),
  );
}

function alarm(): string {
  return (
    rect(0, 0, 1600, 40, { fill: colour.white }) +
    path('M1010 40h180l-16 34q-74 18 -148 0z', { fill: colour.white }) +
    path('M1010 40h180l-6 12h-168z', { fill: '#C5D0DD' }) +
    circle(1140, 64, 7, { fill: '#2FBF71' })
  );
}

function floor(): string {
  const stones = many(64, 29, (random, index) => {
    const row = Math.floor(index / 11);
    const y = 760 + row * 52;
    const x = (index % 11) * 160 - 60 + (row % 2) * 80 + random() * 14;
    const shade = ['#A7AFBA', '#9AA3AF', '#B3BBC5', '#8F99A6'][Math.floor(random() * 4)] ?? '#A7AFBA';
    return rect(x, y + 3, 150, 46, { fill: shade, radius: 9 });
  });
  return (
    rect(0, 756, 1600, 320, { fill: '#7F8996' }) +
    stones +
    rect(0, 756, 1600, 14, { fill: '#000000', opacity: 0.12 })
  );
}

function bicycle(): string {
  return (
    ellipse(500, 930, 430, 22, { fill: '#000000', opacity: 0.16 }) +
    wheel(260) +
    wheel(740) +
    line([260, 770, 400, 530], { stroke: colour.primary, width: 24 }) +
    line([260, 770, 470, 780], { stroke: colour.primary, width: 20 }) +
    line([400, 530, 470, 780], { stroke: colour.primary, width: 24 }) +
    line([470, 780, 660, 540], { stroke: colour.primary, width: 30 }) +
    line([408, 560, 652, 548], { stroke: colour.primary, width: 20 }) +
    line([640, 470, 740, 770], { stroke: colour.deep, width: 20 }) +
    line([640, 470, 690, 430, 730, 450], { stroke: colour.coal, width: 18 }) +
    line([400, 530, 386, 480], { stroke: colour.coal, width: 16 }) +
    path('M320 470q70 -26 130 2q-10 26 -60 24q-50 4 -70 -26z', { fill: colour.coal }) +
    // The place where the battery usually sits.
    line([510, 738, 616, 604], { stroke: '#0E2E63', width: 44 }) +
    circle(470, 780, 44, { fill: colour.steelDark }) +
    circle(470, 780, 20, { fill: colour.steelLight }) +
    line([470, 780, 520, 834], { stroke: colour.steelDark, width: 13 }) +
    rect(500, 828, 60, 15, { fill: colour.coal, radius: 6 }) +
    line([300, 640, 250, 560, 350, 548], { stroke: colour.steelDark, width: 10 })
  );
}

function wheel(x: number): string {
  const spokes = Array.from({ length: 12 }, (_, index) => {
    const angle = (index / 12) * Math.PI * 2;
    return line([x, 770, x + Math.cos(angle) * 140, 770 + Math.sin(angle) * 140], {
      stroke: '#9AA5B3',
      width: 4,
    });
  });
  return (
    spokes.join('') +
    circle(x, 770, 146, { fill: 'none', stroke: colour.coal, width: 22 }) +
    circle(x, 770, 130, { fill: 'none', stroke: colour.steelLight, width: 7 }) +
    circle(x, 770, 18, { fill: colour.steelDark })
  );
}

function charger(): string {
  const bars = Array.from({ length: 5 }, (_, index) =>
    rect(1142 + index * 44, 884, 32, 26, { fill: index < 3 ? '#2FBF71' : '#5A6779', radius: 5 }),
  );
  return (
    // Socket and cable.
    rect(1330, 560, 110, 110, { fill: colour.white, radius: 16 }) +
    circle(1385, 615, 36, { fill: '#DDE4EC' }) +
    circle(1372, 615, 6, { fill: colour.coal }) +
    circle(1398, 615, 6, { fill: colour.coal }) +
    rect(1352, 590, 66, 54, { fill: colour.coal, radius: 12 }) +
    path('M1385 640C1390 790 1540 800 1500 890S1430 930 1400 930', {
      stroke: colour.coal,
      width: 11,
      fill: 'none',
    }) +
    path('M1290 936q-20 10 -30 -6', { stroke: colour.coal, width: 11, fill: 'none' }) +
    // Charger.
    rect(1450, 872, 110, 62, { fill: '#3A4658', radius: 12 }) +
    circle(1478, 902, 9, { fill: '#2FBF71' }) +
    circle(1478, 902, 18, { fill: '#2FBF71', opacity: 0.3 }) +
    // Battery.
    ellipse(1240, 972, 210, 18, { fill: '#000000', opacity: 0.2 }) +
    path('M1090 850h300q24 0 24 24v70q0 24 -24 24h-300q-30 0 -40 -59q10 -59 40 -59z', { fill: colour.deep }) +
    path('M1090 850h300q24 0 24 24v12h-350q8 -36 26 -36z', { fill: '#1E3F78' }) +
    bars.join('') +
    polygon([1378, 878, 1358, 914, 1374, 914, 1364, 942, 1392, 902, 1376, 902, 1388, 878], {
      fill: colour.yellow,
    })
  );
}
