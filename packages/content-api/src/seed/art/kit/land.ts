import { randomFrom } from './random.ts';
import { HEIGHT, n, type Paint, path, WIDTH } from './svg.ts';

/**
 * A rolling ridge from edge to edge, filled to the bottom of the picture.
 * @param y where it lies on average
 * @param height from its lowest to its highest place, about
 */
export function ridge(y: number, height: number, seed: number, paint: Paint): string {
  const random = randomFrom(seed);
  const phases = [random() * 6.3, random() * 6.3, random() * 6.3];
  const at = (x: number) => {
    const t = (x / WIDTH) * Math.PI * 2;
    const wave =
      Math.sin(t * 0.8 + (phases[0] ?? 0)) * 0.55 +
      Math.sin(t * 1.7 + (phases[1] ?? 0)) * 0.3 +
      Math.sin(t * 3.1 + (phases[2] ?? 0)) * 0.15;
    return y + (wave * height) / 2;
  };
  let d = `M-10 ${HEIGHT + 10}L-10 ${n(at(-10))}`;
  for (let x = 40; x <= WIDTH + 40; x += 50) d += `L${x} ${n(at(x))}`;
  return path(`${d}L${WIDTH + 40} ${HEIGHT + 10}Z`, paint);
}

/** Flat ground from `y` down. */
export function ground(y: number, paint: Paint): string {
  return path(`M-10 ${y}H${WIDTH + 10}V${HEIGHT + 10}H-10Z`, paint);
}

/** Old rounded mountains far away. */
export function fells(y: number, seed: number, paint: Paint): string {
  const random = randomFrom(seed);
  let d = `M-20 ${HEIGHT}L-20 ${n(y)}`;
  let x = -20;
  while (x < WIDTH + 20) {
    const width = 420 + random() * 320;
    const top = 70 + random() * 110;
    d += `C${n(x + width * 0.22)} ${n(y - top * 0.25)} ${n(x + width * 0.3)} ${n(y - top)} ${n(x + width * 0.47)} ${n(y - top)}S${n(x + width * 0.8)} ${n(y - top * 0.2)} ${n(x + width)} ${n(y)}`;
    x += width;
  }
  return path(`${d}L${n(x)} ${HEIGHT}Z`, paint);
}
