import { colour, people } from './palette.ts';
import { circle, ellipse, line, n, path, place, rect } from './svg.ts';

type Joint = readonly [x: number, y: number];

/** How a figure holds itself, in units of a hundredth of its height; the feet are at 0, the crown at -100. */
export type Pose = {
  /** Elbow and hand. */
  back?: readonly [Joint, Joint];
  front?: readonly [Joint, Joint];
  /** Knee and foot. */
  backLeg?: readonly [Joint, Joint];
  frontLeg?: readonly [Joint, Joint];
};

export type Outfit = {
  coat: string;
  trousers: string;
  boots: string;
  /** Reflective bands. */
  band?: string;
  head: { kind: 'helmet' | 'cap' | 'hair' | 'bun' | 'hat'; fill: string };
  skin: string;
  /** Breathing apparatus: mask and cylinder. */
  apparatus?: boolean;
  vest?: string;
};

/** What firefighters wear at a fire. */
export function turnout(
  skin: number,
  head: Outfit['head'] = { kind: 'helmet', fill: colour.yellow },
): Outfit {
  return {
    coat: '#22304A',
    trousers: '#1A263C',
    boots: '#0E1523',
    band: '#F2E36B',
    head,
    skin: people.skins[skin % people.skins.length] ?? people.skins[0],
  };
}

/** What everyone else wears. */
export function plainClothes(skin: number, coat: string, trousers: string, head: Outfit['head']): Outfit {
  return {
    coat,
    trousers,
    boots: '#2A2F3A',
    head,
    skin: people.skins[skin % people.skins.length] ?? people.skins[0],
  };
}

const STANDING: Required<Pose> = {
  back: [
    [-15, -63],
    [-14, -50],
  ],
  front: [
    [15, -63],
    [14, -50],
  ],
  backLeg: [
    [-6, -23],
    [-7, 0],
  ],
  frontLeg: [
    [6, -23],
    [7, 0],
  ],
};

/** A person facing right, of a height in pixels, with the feet at x, y. */
export function person(
  x: number,
  y: number,
  height: number,
  outfit: Outfit,
  pose: Pose = {},
  { flip = false } = {},
): string {
  const at = { ...STANDING, ...pose };
  const figure =
    ellipse(0, 0.5, 20, 2.6, { fill: '#000000', opacity: 0.16 }) +
    (outfit.apparatus ? rect(-19, -80, 11, 30, { fill: colour.yellowDeep, radius: 5 }) : '') +
    arm(at.back, -10, outfit, true) +
    leg(at.backLeg, -5.5, outfit) +
    leg(at.frontLeg, 5.5, outfit) +
    torso(outfit) +
    head(outfit) +
    arm(at.front, 10, outfit, false);
  return place(x, y, figure, { scale: height / 100, flip });
}

function leg([knee, foot]: readonly [Joint, Joint], hip: number, outfit: Outfit): string {
  const [kx, ky] = knee;
  const [fx, fy] = foot;
  const bandAt = 0.62;
  return (
    line([hip, -44, kx, ky, fx, fy - 5], { stroke: outfit.trousers, width: 10.5 }) +
    (outfit.band === undefined ? '' : cuff(kx, ky, fx, fy, bandAt, 10.5, outfit.band)) +
    path(`M${n(fx - 5)} ${n(fy - 8)}h9q1 3 5 4q4 1 4 4h-18z`, { fill: outfit.boots })
  );
}

function arm(
  [elbow, hand]: readonly [Joint, Joint],
  shoulder: number,
  outfit: Outfit,
  isBehind: boolean,
): string {
  const [ex, ey] = elbow;
  const [hx, hy] = hand;
  const sleeve = line([shoulder, -75, ex, ey, hx, hy], { stroke: outfit.coat, width: 8.6 });
  const shade = isBehind
    ? line([shoulder, -75, ex, ey, hx, hy], { stroke: '#000000', width: 8.6, opacity: 0.18 })
    : '';
  const outline = isBehind
    ? ''
    : line([shoulder, -74, ex, ey], { stroke: '#000000', width: 10, opacity: 0.1 });
  return (
    outline +
    sleeve +
    shade +
    (outfit.band === undefined ? '' : cuff(ex, ey, hx, hy, 0.55, 8.6, outfit.band)) +
    circle(hx, hy, 4.4, { fill: outfit.band === undefined ? outfit.skin : '#3A4354' })
  );
}

/** A reflective band across a limb. */
function cuff(
  ax: number,
  ay: number,
  bx: number,
  by: number,
  t: number,
  width: number,
  fill: string,
): string {
  const length = Math.hypot(bx - ax, by - ay) || 1;
  const [dx, dy] = [(bx - ax) / length, (by - ay) / length];
  const [cx, cy] = [ax + (bx - ax) * t, ay + (by - ay) * t];
  const half = width / 2;
  const d = `M${n(cx - dy * half)} ${n(cy + dx * half)}L${n(cx + dy * half)} ${n(cy - dx * half)}`;
  return `<path d="${d}" stroke="${fill}" stroke-width="2.6" fill="none"/>`;
}

function torso(outfit: Outfit): string {
  const shape = 'M-13 -74Q-13 -81 -6 -81H6Q13 -81 13 -74L12.5 -38Q0 -35 -12.5 -38Z';
  return (
    path(shape, { fill: outfit.coat }) +
    path('M3 -81H6Q13 -81 13 -74L12.5 -38Q8 -36.6 3 -36.4Z', { fill: '#000000', opacity: 0.12 }) +
    (outfit.vest === undefined
      ? ''
      : path('M-11.5 -80L-3 -81L0 -72L3 -81L11.5 -80L12 -46H-12Z', { fill: outfit.vest }) +
        rect(-12, -60, 24, 3.2, { fill: colour.snow }) +
        rect(-12, -52, 24, 3.2, { fill: colour.snow })) +
    (outfit.band === undefined
      ? ''
      : rect(-12.8, -58, 25.6, 3.4, { fill: outfit.band }) + rect(-12.6, -43, 25.2, 3, { fill: outfit.band }))
  );
}

function head({ skin, head, apparatus }: Outfit): string {
  const face = rect(-3, -85, 6, 8, { fill: skin }) + circle(0, -90.5, 7.6, { fill: skin });
  const covers: Record<Outfit['head']['kind'], string> = {
    helmet:
      path('M-9.4 -91a9.4 10 0 0 1 18.8 0q2.4 .3 3 2.4h-24q.2 -1.9 2.2 -2.4z', { fill: head.fill }) +
      path('M-1.6 -101h3.2v8h-3.2z', { fill: '#000000', opacity: 0.16 }) +
      rect(-9.4, -92.4, 18.8, 1.8, { fill: '#000000', opacity: 0.2 }),
    cap:
      path('M-8 -91.5a8 8.4 0 0 1 16 0z', { fill: head.fill }) +
      path('M6 -92.4h7q1.4 1.4 0 2.2h-7z', { fill: head.fill }),
    hair: path('M-8.2 -88.5a8.3 9 0 0 1 15.6 -5q-5 1.8 -9 .6q-4 1 -4.6 4.8z', { fill: head.fill }),
    bun:
      circle(-7.4, -97, 4, { fill: head.fill }) +
      path('M-8.4 -86.5a8.5 9.6 0 0 1 16 -7q-5 1.6 -9.4 .4q-3.6 1.6 -4 6.6z', { fill: head.fill }),
    hat:
      path('M-8.6 -91.5a8.6 9 0 0 1 17.2 0z', { fill: head.fill }) +
      rect(-9.2, -93.6, 18.4, 4, { fill: '#000000', opacity: 0.18, radius: 2 }) +
      circle(0, -101, 3, { fill: colour.snow }),
  };
  const mask = apparatus
    ? path('M-2 -95q9 -1 10 5q0 7 -6 7.5q-4 0 -5 -5z', { fill: '#2B3548' }) +
      circle(8, -86, 2.8, { fill: '#111827' })
    : '';
  return face + mask + covers[head.kind];
}
