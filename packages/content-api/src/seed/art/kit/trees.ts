import { colour } from './palette.ts';
import { many, randomFrom } from './random.ts';
import { circle, ellipse, n, path, polygon, rect, WIDTH } from './svg.ts';

/**
 * A fir in three tiers, its right side in shadow.
 * @param y where it stands
 */
export function fir(
  x: number,
  y: number,
  height: number,
  { light = colour.firLight as string, dark = colour.fir as string, snow = false } = {},
): string {
  const trunk = rect(x - height * 0.025, y - height * 0.12, height * 0.05, height * 0.12, {
    fill: '#4A3527',
  });
  const tiers = [
    [0.08, 0.5, 0.25],
    [0.32, 0.74, 0.2],
    [0.56, 1, 0.145],
  ].map(([from = 0, to = 0, half = 0]) => {
    const base = y - height * from;
    const top = y - height * to;
    const w = height * half;
    const sag = base + height * 0.035;
    const shape = path(
      `M${n(x)} ${n(top)}L${n(x + w)} ${n(base)}Q${n(x)} ${n(sag + height * 0.02)} ${n(x - w)} ${n(base)}Z`,
      {
        fill: light,
      },
    );
    const shade = path(
      `M${n(x)} ${n(top)}L${n(x + w)} ${n(base)}Q${n(x + w * 0.5)} ${n(sag)} ${n(x)} ${n(sag)}Z`,
      {
        fill: dark,
      },
    );
    const cap = polygon(
      [
        x,
        top,
        x + w * 0.42,
        top + (base - top) * 0.42,
        x + w * 0.12,
        top + (base - top) * 0.34,
        x - w * 0.1,
        top + (base - top) * 0.48,
        x - w * 0.42,
        top + (base - top) * 0.42,
      ],
      { fill: colour.snow, opacity: 0.95 },
    );
    return shape + shade + (snow ? cap : '');
  });
  return trunk + tiers.join('');
}

/** A row of firs of varying height along a line, back ones first. */
export function firs(
  count: number,
  seed: number,
  {
    from = 0,
    to = WIDTH,
    y,
    spread = 20,
    height,
    light,
    dark,
    snow = false,
  }: {
    from?: number;
    to?: number;
    y: number;
    spread?: number;
    height: number;
    light?: string;
    dark?: string;
    snow?: boolean;
  },
): string {
  const random = randomFrom(seed);
  const places = Array.from({ length: count }, (_, index) => ({
    x: from + ((index + 0.2 + random() * 0.6) * (to - from)) / count,
    y: y + (random() - 0.5) * spread,
    height: height * (0.7 + random() * 0.55),
  }));
  const paint = { ...(light === undefined ? {} : { light }), ...(dark === undefined ? {} : { dark }), snow };
  return places
    .sort((a, b) => a.y - b.y)
    .map((tree) => fir(tree.x, tree.y, tree.height, paint))
    .join('');
}

/** A far edge of forest, as one jagged shape down to `bottom`. */
export function forestEdge(y: number, height: number, seed: number, fill: string, bottom = y + 60): string {
  const random = randomFrom(seed);
  let d = `M-10 ${bottom}L-10 ${n(y)}`;
  for (let x = -10; x < WIDTH + 30; ) {
    const width = height * (0.28 + random() * 0.22);
    const top = y - height * (0.55 + random() * 0.5);
    d += `L${n(x + width / 2)} ${n(top)}L${n(x + width)} ${n(y - height * 0.15 * random())}`;
    x += width;
  }
  return path(`${d}L${WIDTH + 40} ${bottom}Z`, { fill });
}

/** A birch with a round crown. */
export function birch(x: number, y: number, height: number, leaves = '#8DB665'): string {
  const trunk = polygon(
    [
      x - height * 0.025,
      y,
      x - height * 0.012,
      y - height * 0.7,
      x + height * 0.012,
      y - height * 0.7,
      x + height * 0.025,
      y,
    ],
    { fill: '#F4F1EA' },
  );
  const marks = many(7, Math.round(x), (random, index) =>
    rect(
      x - height * 0.02 + random() * height * 0.02,
      y - height * (0.06 + index * 0.075),
      height * 0.02,
      height * 0.008,
      {
        fill: colour.coal,
      },
    ),
  );
  return (
    trunk +
    marks +
    ellipse(x, y - height * 0.72, height * 0.2, height * 0.28, { fill: leaves }) +
    ellipse(x + height * 0.06, y - height * 0.68, height * 0.13, height * 0.22, {
      fill: '#000000',
      opacity: 0.1,
    }) +
    circle(x - height * 0.1, y - height * 0.62, height * 0.1, { fill: leaves })
  );
}

export function bush(x: number, y: number, width: number, fill: string = colour.moss): string {
  return (
    ellipse(x, y - width * 0.18, width * 0.34, width * 0.24, { fill }) +
    ellipse(x - width * 0.26, y - width * 0.1, width * 0.24, width * 0.16, { fill }) +
    ellipse(x + width * 0.27, y - width * 0.11, width * 0.23, width * 0.17, { fill }) +
    ellipse(x + width * 0.16, y - width * 0.12, width * 0.25, width * 0.15, {
      fill: '#000000',
      opacity: 0.08,
    })
  );
}
