import { extinguisher } from '../kit/extinguisher.ts';
import { flames, smoke, sparks } from '../kit/fire.ts';
import { ground, ridge } from '../kit/land.ts';
import { colour, people } from '../kit/palette.ts';
import { person, plainClothes, turnout } from '../kit/people.ts';
import { many } from '../kit/random.ts';
import { cloud, sky } from '../kit/sky.ts';
import { circle, ellipse, line, path, picture, place, polygon, rect } from '../kit/svg.ts';
import { birch, forestEdge } from '../kit/trees.ts';

/** Somebody at a course puts out a fire in a drum with an extinguisher. */
export function extinguisherPractice(): string {
  return picture(
    sky('day'),
    cloud(980, 190, 320),
    cloud(200, 260, 240, { opacity: 0.6 }),
    ridge(560, 90, 2, { fill: '#A9C9A0' }),
    forestEdge(640, 120, 9, '#5D9079', 760),
    birch(120, 760, 420),
    birch(1500, 770, 460, '#9CC273'),
    ground(740, { fill: '#BFC6CE' }),
    ridge(744, 8, 3, { fill: '#B3BBC4' }),
    cones(),
    place(1090, 640, smoke(560, { drift: -180, fill: '#6C7A8D', opacity: 0.4, width: 52 })),
    place(1090, 790, flames(240, 250, 9)),
    place(1090, 660, sparks(260, 180)),
    drum(),
    onlookers(),
    spray(),
    person(560, 990, 520, plainClothes(1, '#2F7A8A', '#33415C', { kind: 'bun', fill: people.hairs[1] }), {
      back: [
        [2, -60],
        [20, -58],
      ],
      front: [
        [16, -62],
        [26, -66],
      ],
      backLeg: [
        [-10, -23],
        [-16, -1],
      ],
      frontLeg: [
        [11, -24],
        [14, 0],
      ],
    }),
    place(664, 792, extinguisher({ hose: false }), { scale: 0.86 }),
    path('M664 640q60 -50 84 0', { stroke: colour.coal, width: 11, fill: 'none' }),
    line([740, 640, 800, 660], { stroke: colour.coal, width: 17 }),
    circle(696, 647, 22, { fill: '#D9A27C' }),
  );
}

function spray(): string {
  return (
    polygon([806, 650, 812, 676, 1080, 800, 1060, 660], { fill: colour.white, opacity: 0.55 }) +
    many(60, 19, (random) => {
      const t = random();
      return circle(820 + t * 270, 662 + (random() - 0.4) * 150 * t + t * 70, 5 + t * 22, {
        fill: colour.white,
        opacity: 0.35 + random() * 0.35,
      });
    })
  );
}

function drum(): string {
  return (
    ellipse(1090, 968, 170, 20, { fill: '#000000', opacity: 0.16 }) +
    path('M950 790h280l-14 176q-126 24 -252 0z', { fill: '#7B4A34' }) +
    path('M1120 790h110l-14 176q-50 10 -100 13z', { fill: '#000000', opacity: 0.18 }) +
    ellipse(1090, 790, 140, 24, { fill: '#3A2318' }) +
    ellipse(1090, 794, 118, 16, { fill: '#F98A2B' }) +
    place(1090, 800, flames(200, 120, 12)) +
    path('M950 792q140 44 280 0v18q-140 44 -280 0z', { fill: '#8F5A3F' }) +
    line([960, 870, 1220, 870], { stroke: '#5E3726', width: 8 })
  );
}

function onlookers(): string {
  return (
    person(250, 850, 330, plainClothes(3, '#B4232A', '#2B3A57', { kind: 'hair', fill: people.hairs[3] })) +
    person(370, 842, 320, plainClothes(0, '#E2B450', '#33415C', { kind: 'bun', fill: people.hairs[4] }), {
      front: [
        [14, -64],
        [-3, -60],
      ],
      back: [
        [-14, -64],
        [4, -62],
      ],
    }) +
    person(
      1400,
      930,
      450,
      turnout(2, { kind: 'cap', fill: colour.primary }),
      {
        front: [
          [18, -66],
          [33, -70],
        ],
        back: [
          [-16, -62],
          [-8, -52],
        ],
      },
      { flip: true },
    )
  );
}

function cones(): string {
  return [760, 1330, 1470]
    .map(
      (x) =>
        polygon([x - 12, 800, x + 12, 800, x + 32, 872, x - 32, 872], { fill: colour.orange }) +
        rect(x - 22, 826, 44, 18, { fill: colour.white }) +
        rect(x - 44, 868, 88, 12, { fill: '#C85F16', radius: 4 }),
    )
    .join('');
}
