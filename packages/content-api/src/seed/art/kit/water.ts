import { many } from './random.ts';
import { HEIGHT, line, rect, verticalGradient, WIDTH } from './svg.ts';

/** A lake or river from `y` down to `bottom`, with the light lying on it. */
export function water(
  y: number,
  {
    top = '#7FAEDD',
    deep = '#3C74B4',
    bottom = HEIGHT as number,
    light = '#FFFFFF',
    seed = 12,
    glints = 40,
  } = {},
): string {
  const shine = many(glints, seed, (random) => {
    const t = random();
    const at = y + 12 + t * (bottom - y - 20);
    const length = 30 + t * 120 * (0.4 + random());
    const x = random() * WIDTH;
    return line([x, at, x + length, at], {
      stroke: light,
      width: 2 + t * 3,
      opacity: 0.16 + random() * 0.22,
    });
  });
  return (
    verticalGradient('water', [
      [0, top],
      [1, deep],
    ]) +
    rect(-5, y, WIDTH + 10, bottom - y, { fill: 'url(#water)' }) +
    shine
  );
}
