import { colour } from './palette.ts';
import { ellipse, line, path, rect } from './svg.ts';

/** A powder extinguisher that stands at the origin, 200 high. */
export function extinguisher({ hose = true } = {}): string {
  return (
    ellipse(0, 0, 46, 8, { fill: '#000000', opacity: 0.15 }) +
    rect(-38, -150, 76, 150, { fill: colour.red, radius: 20 }) +
    rect(12, -146, 26, 142, { fill: '#000000', opacity: 0.13, radius: 16 }) +
    rect(-38, -112, 76, 54, { fill: colour.paper }) +
    rect(-28, -102, 40, 7, { fill: colour.red }) +
    rect(-28, -88, 56, 5, { fill: colour.steel }) +
    rect(-28, -76, 48, 5, { fill: colour.steel }) +
    rect(-14, -172, 28, 26, { fill: colour.coal, radius: 4 }) +
    line([-10, -178, 40, -196], { stroke: colour.coal, width: 11 }) +
    line([-10, -170, 38, -176], { stroke: colour.coal, width: 8 }) +
    (hose
      ? path('M-14 -164C-74 -170 -66 -96 -56 -60', { stroke: colour.coal, width: 10, fill: 'none' })
      : '') +
    (hose ? rect(-66, -64, 18, 34, { fill: colour.coal, radius: 5 }) : '')
  );
}
