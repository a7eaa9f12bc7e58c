import { colour } from './palette.ts';
import { polygon, rect } from './svg.ts';
import { wall } from './walls.ts';

/** A wooden cottage with white corners, its lower left corner at the origin, 260 wide. */
export function cottage({
  fill = '#A63A32' as string,
  mark = '#842A25' as string,
  roof = '#3C4657' as string,
  lit = false,
  snow = false,
} = {}): string {
  const glass = lit ? '#FFE08A' : '#BBD3EE';
  return (
    rect(186, -262, 34, 80, { fill: colour.brick }) +
    wall('boards', 0, -150, 260, 150, { fill, mark }) +
    polygon([-22, -146, 42, -232, 218, -232, 282, -146], { fill: roof }) +
    (snow
      ? polygon([-18, -152, 42, -240, 218, -240, 278, -152, 220, -168, 130, -158, 40, -168], {
          fill: colour.snow,
        })
      : '') +
    rect(0, -150, 10, 150, { fill: colour.white }) +
    rect(250, -150, 10, 150, { fill: colour.white }) +
    casement(34, -112, 54, 60, glass) +
    casement(172, -112, 54, 60, glass) +
    rect(106, -104, 48, 104, { fill: colour.white }) +
    rect(112, -98, 36, 98, { fill: '#2F5D50' }) +
    rect(0, -10, 260, 10, { fill: '#000000', opacity: 0.18 })
  );
}

/** A window with white frame and bars. */
export function casement(x: number, y: number, width: number, height: number, glass: string): string {
  return (
    rect(x - 6, y - 6, width + 12, height + 12, { fill: colour.white }) +
    rect(x, y, width, height, { fill: glass }) +
    rect(x + width / 2 - 2.5, y, 5, height, { fill: colour.white }) +
    rect(x, y + height / 2 - 2.5, width, 5, { fill: colour.white })
  );
}
