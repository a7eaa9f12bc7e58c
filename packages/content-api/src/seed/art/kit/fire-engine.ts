import { colour } from './palette.ts';
import { circle, line, path, polygon, rect } from './svg.ts';

/** A fire engine seen from its right side, 620 long, standing on the base line at the origin and heading right. */
export function fireEngine({ lights = false } = {}): string {
  return (
    line([10, -4, 610, -4], { stroke: '#000000', width: 20, opacity: 0.14 }) +
    // Body with its lockers.
    path('M0 -60V-226q0 -14 14 -14H396V-60Z', { fill: colour.red }) +
    path('M396 -60V-240H520q26 0 38 30l34 78q8 18 8 40V-60Z', { fill: colour.red }) +
    rect(0, -84, 600, 30, { fill: colour.redDeep }) +
    [24, 146, 268].map((x) => locker(x)).join('') +
    // Cab.
    path('M424 -222H512q18 0 26 20l26 62H424Z', { fill: '#DCEBFA' }) +
    path('M424 -222H476L446 -140H424Z', { fill: colour.white, opacity: 0.6 }) +
    rect(488, -222, 10, 84, { fill: colour.red }) +
    rect(510, -128, 26, 8, { fill: colour.white, radius: 4 }) +
    rect(578, -102, 22, 22, { fill: colour.yellow, radius: 6 }) +
    stripe() +
    // Ladder and lights.
    line([24, -258, 372, -258], { stroke: colour.steelLight, width: 9 }) +
    line([24, -276, 372, -276], { stroke: colour.steelLight, width: 9 }) +
    Array.from({ length: 12 }, (_, index) =>
      line([38 + index * 29, -276, 38 + index * 29, -258], { stroke: colour.steelLight, width: 6 }),
    ).join('') +
    rect(428, -262, 92, 22, { fill: lights ? '#5FB4FF' : colour.blue, radius: 10 }) +
    (lights ? circle(474, -252, 70, { fill: '#5FB4FF', opacity: 0.25 }) : '') +
    wheel(112) +
    wheel(476)
  );
}

/** The front of a fire engine, 130 wide, standing at the origin: what looks out of an open gate. */
export function engineFront(): string {
  return (
    rect(-62, -140, 124, 118, { fill: colour.red, radius: 14 }) +
    rect(-50, -128, 100, 52, { fill: '#CFE3F8', radius: 8 }) +
    polygon([-50, -76, -14, -128, 6, -128, -30, -76], { fill: colour.white, opacity: 0.5 }) +
    rect(-62, -66, 124, 12, { fill: colour.yellow }) +
    rect(-34, -50, 68, 18, { fill: colour.redDeep, radius: 5 }) +
    circle(-48, -42, 9, { fill: colour.glow }) +
    circle(48, -42, 9, { fill: colour.glow }) +
    rect(-66, -28, 132, 14, { fill: colour.coal, radius: 5 }) +
    rect(-58, -16, 26, 16, { fill: colour.ink }) +
    rect(32, -16, 26, 16, { fill: colour.ink }) +
    rect(-44, -152, 30, 14, { fill: '#5FB4FF', radius: 6 }) +
    rect(14, -152, 30, 14, { fill: '#5FB4FF', radius: 6 })
  );
}

function locker(x: number): string {
  return (
    rect(x, -218, 106, 96, { fill: colour.steelLight, radius: 5 }) +
    [1, 2, 3, 4, 5]
      .map((slat) =>
        line([x + 8, -218 + slat * 16, x + 98, -218 + slat * 16], { stroke: colour.steel, width: 3 }),
      )
      .join('') +
    rect(x + 40, -132, 26, 6, { fill: colour.steelDark, radius: 3 })
  );
}

/** The slanting blocks in yellow that emergency vehicles wear. */
function stripe(): string {
  const blocks = Array.from({ length: 15 }, (_, index) =>
    polygon([index * 40, -84, index * 40 + 20, -84, index * 40 + 38, -112, index * 40 + 18, -112], {
      fill: colour.primary,
    }),
  );
  return rect(0, -112, 590, 28, { fill: colour.yellow }) + blocks.slice(0, 14).join('');
}

function wheel(x: number): string {
  return (
    path(`M${x - 66} -54a66 66 0 0 1 132 0z`, { fill: colour.ink }) +
    circle(x, -46, 50, { fill: colour.ink }) +
    circle(x, -46, 26, { fill: colour.steelLight }) +
    circle(x, -46, 10, { fill: colour.steelDark })
  );
}
