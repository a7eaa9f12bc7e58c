import { colour } from './palette.ts';
import { many } from './random.ts';
import { circle, ellipse, HEIGHT, path, radialGradient, rect, verticalGradient, WIDTH } from './svg.ts';

const SKIES = {
  night: [
    [0, '#081630'],
    [0.6, '#12346B'],
    [1, '#2A5FA8'],
  ],
  evening: [
    [0, '#24498A'],
    [0.25, '#7E9CCB'],
    [0.4, '#F2B48C'],
    [0.5, '#FFE0A6'],
  ],
  day: [
    [0, '#7FB0E6'],
    [0.7, '#CFE3F8'],
    [1, '#EEF5FC'],
  ],
  summer: [
    [0, '#5EA3E2'],
    [0.65, '#BFE0F7'],
    [1, '#F4F7E6'],
  ],
  winter: [
    [0, '#A9C5EA'],
    [0.6, '#E0EBF8'],
    [1, '#FBEFE2'],
  ],
  grey: [
    [0, '#7F93AF'],
    [0.6, '#B4C2D3'],
    [1, '#D9E0E8'],
  ],
  dry: [
    [0, '#8FB8DA'],
    [0.55, '#F0DDB4'],
    [1, '#FBEBC4'],
  ],
} as const;

export function sky(kind: keyof typeof SKIES): string {
  return verticalGradient('sky', SKIES[kind]) + rect(0, 0, WIDTH, HEIGHT, { fill: 'url(#sky)' });
}

export function stars(
  count: number,
  { seed = 1, below = 520 }: { seed?: number; below?: number } = {},
): string {
  return many(count, seed, (random) =>
    circle(random() * WIDTH, random() * below, 1 + random() * 2.4, {
      fill: colour.white,
      opacity: 0.35 + random() * 0.6,
    }),
  );
}

export function moon(x: number, y: number, radius: number): string {
  return (
    radialGradient('moonlight', [
      [0, colour.glow, 0.55],
      [1, colour.glow, 0],
    ]) +
    circle(x, y, radius * 2.6, { fill: 'url(#moonlight)' }) +
    circle(x, y, radius, { fill: '#FFE7A3' }) +
    circle(x - radius * 0.3, y - radius * 0.25, radius * 0.2, { fill: '#F4D587', opacity: 0.7 }) +
    circle(x + radius * 0.35, y + radius * 0.3, radius * 0.28, { fill: '#F4D587', opacity: 0.6 }) +
    circle(x + radius * 0.2, y - radius * 0.5, radius * 0.12, { fill: '#F4D587', opacity: 0.6 })
  );
}

export function sun(x: number, y: number, radius: number, fill = '#FFE08A'): string {
  return (
    circle(x, y, radius * 2.4, { fill, opacity: 0.14 }) +
    circle(x, y, radius * 1.6, { fill, opacity: 0.25 }) +
    circle(x, y, radius, { fill })
  );
}

/** A flat cloud; its flat side lies at `y`. */
export function cloud(
  x: number,
  y: number,
  width: number,
  { fill = colour.white as string, opacity = 0.85 } = {},
): string {
  const u = width / 10;
  const d = `M${x} ${y}h${width}a${u * 1.3} ${u * 1.3} 0 0 0 ${-u * 1.5} ${-u * 1.9}a${u * 2.1} ${u * 2.1} 0 0 0 ${-u * 3.4} ${-u * 1.4}a${u * 1.7} ${u * 1.7} 0 0 0 ${-u * 2.7} ${u * 1.2}a${u * 1.4} ${u * 1.4} 0 0 0 ${-u * 2.4} ${u * 2.1}z`;
  return path(d, { fill, opacity });
}

/** Flakes in three depths. */
export function snowfall(count: number, seed = 5): string {
  return many(count, seed, (random) =>
    circle(random() * WIDTH, random() * HEIGHT, 2 + random() ** 2 * 6, {
      fill: colour.white,
      opacity: 0.45 + random() * 0.5,
    }),
  );
}

/** Light that lies on the ground before something lit. */
export function lightPool(
  name: string,
  x: number,
  y: number,
  rx: number,
  ry: number,
  fill: string = colour.glow,
): string {
  return (
    radialGradient(name, [
      [0, fill, 0.75],
      [1, fill, 0],
    ]) + ellipse(x, y, rx, ry, { fill: `url(#${name})` })
  );
}
