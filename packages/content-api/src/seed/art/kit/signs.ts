import { colour } from './palette.ts';
import { circle, line, path, polygon, rect } from './svg.ts';

/** The green sign of an emergency exit, its upper left corner at x, y. */
export function exitSign(x: number, y: number, width: number): string {
  const u = width / 100;
  const at = (dx: number, dy: number) => [x + dx * u, y + dy * u];
  const runner = [
    circle(x + 36 * u, y + 11 * u, 4.5 * u, { fill: colour.white }),
    line([...at(34, 18), ...at(28, 29)], { stroke: colour.white, width: 6.5 * u }),
    line([...at(34, 18), ...at(43, 23)], { stroke: colour.white, width: 3.6 * u }),
    line([...at(33, 18), ...at(24, 20)], { stroke: colour.white, width: 3.6 * u }),
    line([...at(28, 29), ...at(37, 33), ...at(38, 41)], { stroke: colour.white, width: 4 * u }),
    line([...at(28, 29), ...at(23, 37), ...at(14, 38)], { stroke: colour.white, width: 4 * u }),
  ];
  return (
    rect(x, y, width, 48 * u, { fill: colour.green, radius: 4 * u }) +
    rect(x + 52 * u, y + 8 * u, 22 * u, 32 * u, { fill: colour.white }) +
    path(`M${x + 80 * u} ${y + 24 * u}h12m-5 -6l6 6l-6 6`, {
      stroke: colour.white,
      width: 3 * u,
      fill: 'none',
    }) +
    runner.join('')
  );
}

/** A yellow warning triangle with a flame, its middle at x, y. */
export function flameWarning(x: number, y: number, size: number): string {
  const h = size * 0.87;
  return (
    polygon([x, y - h * 0.6, x + size / 2, y + h * 0.4, x - size / 2, y + h * 0.4], { fill: colour.ink }) +
    polygon([x, y - h * 0.47, x + size * 0.4, y + h * 0.33, x - size * 0.4, y + h * 0.33], {
      fill: colour.yellow,
    }) +
    flameSymbol(x, y + h * 0.27, size * 0.42, colour.ink)
  );
}

/** A flame as a sign shows it, standing at x, y. */
export function flameSymbol(x: number, y: number, height: number, fill: string): string {
  const u = height / 100;
  return path(
    `M${x} ${y}c${-30 * u} 0 ${-42 * u} ${-22 * u} ${-36 * u} ${-44 * u}c${4 * u} ${-16 * u} ${20 * u} ${-24 * u} ${18 * u} ${-52 * u}c${20 * u} ${10 * u} ${26 * u} ${24 * u} ${24 * u} ${38 * u}c${6 * u} ${-4 * u} ${9 * u} ${-9 * u} ${9 * u} ${-15 * u}c${16 * u} ${15 * u} ${24 * u} ${34 * u} ${18 * u} ${50 * u}c${-5 * u} ${15 * u} ${-17 * u} ${23 * u} ${-33 * u} ${23 * u}z`,
    { fill },
  );
}

/** The red sign that shows where an extinguisher hangs. */
export function extinguisherSign(x: number, y: number, size: number): string {
  const u = size / 100;
  return (
    rect(x, y, size, size, { fill: '#C8102E', radius: 6 * u }) +
    rect(x + 34 * u, y + 38 * u, 32 * u, 48 * u, { fill: colour.white, radius: 9 * u }) +
    rect(x + 44 * u, y + 26 * u, 12 * u, 14 * u, { fill: colour.white }) +
    line([x + 50 * u, y + 24 * u, x + 72 * u, y + 18 * u], { stroke: colour.white, width: 6 * u }) +
    line([x + 46 * u, y + 28 * u, x + 22 * u, y + 34 * u, x + 22 * u, y + 60 * u], {
      stroke: colour.white,
      width: 6 * u,
    })
  );
}
