import { many, randomFrom } from './random.ts';
import { circle, ellipse, n, path } from './svg.ts';

/** Flames on the base line at the origin, in three shades. */
export function flames(width: number, height: number, seed = 3): string {
  return (
    ellipse(0, -height * 0.25, width * 1.1, height * 0.7, { fill: '#FFB347', opacity: 0.14 }) +
    tongues(width, height, seed, '#E5482B') +
    tongues(width * 0.76, height * 0.74, seed + 1, '#F98A2B') +
    tongues(width * 0.5, height * 0.46, seed + 2, '#FFD02E') +
    tongues(width * 0.26, height * 0.24, seed + 3, '#FFF3C0')
  );
}

function tongues(width: number, height: number, seed: number, fill: string): string {
  const random = randomFrom(seed * 97);
  const peaks = 5;
  const step = width / peaks;
  const left = -width / 2;
  let d = `M${n(left)} 0`;
  for (let peak = 0; peak < peaks; peak++) {
    const x = left + peak * step;
    const middle = 1 - Math.abs(peak - (peaks - 1) / 2) / peaks;
    const top = -height * middle * (0.75 + random() * 0.35);
    const lean = step * (random() - 0.35) * 0.9;
    const saddle = peak === peaks - 1 ? 0 : top * 0.42;
    d += `C${n(x - step * 0.1)} ${n(top * 0.45)} ${n(x + step * 0.5 + lean)} ${n(top * 0.6)} ${n(x + step * 0.45 + lean)} ${n(top)}C${n(x + step * 0.9 + lean)} ${n(top * 0.65)} ${n(x + step * 1.15)} ${n(top * 0.4)} ${n(x + step)} ${n(saddle)}`;
  }
  return path(`${d}Z`, { fill });
}

/** Smoke that rises from the origin and drifts to the right, or to the left when `drift` is negative. */
export function smoke(
  height: number,
  { drift = 120, fill = '#5A6779', seed = 8, opacity = 0.5, width = 46 } = {},
): string {
  const puffs = many(16, seed, (random, index) => {
    const t = index / 15;
    return circle(
      drift * t * t + (random() - 0.5) * width * 1.2 * (0.4 + t),
      -height * t,
      width * (0.45 + t * 1.25),
      {
        fill,
        opacity: opacity * (1 - t * 0.85),
      },
    );
  });
  return puffs;
}

/** Sparks above a fire at the origin. */
export function sparks(width: number, height: number, seed = 4): string {
  return many(22, seed, (random) =>
    circle((random() - 0.5) * width, -random() * height, 1.5 + random() * 3, {
      fill: '#FFC24A',
      opacity: 0.5 + random() * 0.5,
    }),
  );
}

/** A little flame of a candle whose wick ends at the origin. */
export function candleFlame(size: number): string {
  return (
    circle(0, -size * 0.6, size * 2.2, { fill: '#FFD97A', opacity: 0.16 }) +
    circle(0, -size * 0.6, size * 1.2, { fill: '#FFD97A', opacity: 0.25 }) +
    path(
      `M0 ${n(-size * 1.5)}C${n(size * 0.5)} ${n(-size * 0.7)} ${n(size * 0.42)} 0 0 0C${n(-size * 0.42)} 0 ${n(-size * 0.5)} ${n(-size * 0.7)} 0 ${n(-size * 1.5)}Z`,
      { fill: '#F9A72B' },
    ) +
    path(
      `M0 ${n(-size * 0.95)}C${n(size * 0.28)} ${n(-size * 0.45)} ${n(size * 0.22)} 0 0 0C${n(-size * 0.22)} 0 ${n(-size * 0.28)} ${n(-size * 0.45)} 0 ${n(-size * 0.95)}Z`,
      { fill: '#FFF0B8' },
    )
  );
}
