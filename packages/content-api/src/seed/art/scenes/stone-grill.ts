import { flames, smoke } from '../kit/fire.ts';
import { ridge } from '../kit/land.ts';
import { many } from '../kit/random.ts';
import { cloud, sky, sun } from '../kit/sky.ts';
import { ellipse, line, path, picture, place, polygon, rect } from '../kit/svg.ts';
import { birch, firs, forestEdge } from '../kit/trees.ts';
import { water } from '../kit/water.ts';

/** A built place for grilling, of stone, by a lake. */
export function stoneGrill(): string {
  return picture(
    sky('evening'),
    sun(520, 400, 70, '#FFD98A'),
    cloud(1040, 190, 320, { fill: '#FBE3D2', opacity: 0.7 }),
    cloud(180, 260, 220, { fill: '#FBE3D2', opacity: 0.6 }),
    ridge(430, 130, 5, { fill: '#51709F' }),
    forestEdge(490, 80, 8, '#33577F', 560),
    water(520, { top: '#F0BE97', deep: '#4B78B4', bottom: 800, light: '#FFE9C4' }),
    path('M-10 800Q280 690 620 738T1180 752T1610 700V1080H-10Z', { fill: '#7F9C64' }),
    firs(3, 6, { from: 0, to: 260, y: 780, height: 420, light: '#2E5D5B', dark: '#1F4748' }),
    birch(1470, 800, 560, '#B7BF62'),
    ellipse(800, 934, 560, 116, { fill: '#D6CBB6' }),
    gravel(),
    bench(),
    grill(),
  );
}

function gravel(): string {
  return many(160, 33, (random) => {
    const angle = random() * Math.PI * 2;
    const reach = Math.sqrt(random());
    return ellipse(
      800 + Math.cos(angle) * reach * 540,
      936 + Math.sin(angle) * reach * 106,
      4 + random() * 7,
      3 + random() * 4,
      {
        fill: random() > 0.5 ? '#B9AD96' : '#EAE1D0',
      },
    );
  });
}

function bench(): string {
  return (
    ellipse(1262, 952, 180, 16, { fill: '#000000', opacity: 0.14 }) +
    rect(1110, 838, 320, 56, { fill: '#8E6540', radius: 28 }) +
    rect(1110, 838, 320, 20, { fill: '#B08455', radius: 10 }) +
    ellipse(1412, 866, 22, 28, { fill: '#D8B384' }) +
    ellipse(1412, 866, 12, 16, { fill: '#B58C5C' }) +
    rect(1160, 890, 34, 62, { fill: '#6C4B2E' }) +
    rect(1340, 890, 34, 62, { fill: '#6C4B2E' })
  );
}

function grill(): string {
  const stones: string[] = [];
  const fills = ['#8D97A6', '#7B8696', '#9CA6B3', '#6C7788'];
  for (let row = 0; row < 4; row++) {
    const y = 960 - row * 50;
    for (let column = 0; column < 7; column++) {
      const x = 494 + column * 76 + (row % 2) * -26 + row * 5;
      const width = 70 + ((row * 7 + column * 5) % 3) * 6;
      stones.push(
        rect(x, y - 46, width, 48, { fill: fills[(row * 3 + column * 2) % 4] ?? '#8D97A6', radius: 15 }),
      );
    }
  }
  return (
    ellipse(740, 966, 330, 30, { fill: '#000000', opacity: 0.16 }) +
    place(760, 640, smoke(420, { drift: -140, fill: '#E3D6D2', opacity: 0.32, width: 34 })) +
    path('M500 770q16 -150 70 -178h340q54 28 70 178z', { fill: '#5D6878' }) +
    polygon([560, 770, 586, 640, 894, 640, 920, 770], { fill: '#2A3240' }) +
    place(740, 764, flames(190, 118, 7)) +
    ellipse(740, 764, 120, 16, { fill: '#F0672A', opacity: 0.7 }) +
    line([556, 706, 926, 706], { stroke: '#1B222D', width: 12 }) +
    Array.from({ length: 12 }, (_, index) =>
      line([580 + index * 29, 698, 576 + index * 30, 716], { stroke: '#1B222D', width: 6 }),
    ).join('') +
    sausage(640) +
    sausage(736) +
    sausage(832) +
    stones.join('')
  );
}

function sausage(x: number): string {
  return (
    line([x, 692, x + 56, 692], { stroke: '#A8452E', width: 20 }) +
    line([x + 8, 687, x + 40, 687], { stroke: '#C96A4B', width: 5 })
  );
}
