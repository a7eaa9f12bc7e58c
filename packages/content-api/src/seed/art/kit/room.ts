import { colour } from './palette.ts';
import { HEIGHT, line, polygon, rect, WIDTH } from './svg.ts';

/** The back wall of a room that is looked into. */
export type BackWall = { left: number; top: number; right: number; bottom: number };

export const BACK_WALL: BackWall = { left: 420, top: 300, right: 1180, bottom: 760 };

/** A room with ceiling, floor and side walls that meet in the back wall. */
export function room(
  fills: { back: string; left: string; right: string; ceiling: string; floor: string },
  wall: BackWall = BACK_WALL,
): string {
  const { left, top, right, bottom } = wall;
  return (
    polygon([0, 0, WIDTH, 0, right, top, left, top], { fill: fills.ceiling }) +
    polygon([0, HEIGHT, WIDTH, HEIGHT, right, bottom, left, bottom], { fill: fills.floor }) +
    polygon([0, 0, left, top, left, bottom, 0, HEIGHT], { fill: fills.left }) +
    polygon([WIDTH, 0, right, top, right, bottom, WIDTH, HEIGHT], { fill: fills.right }) +
    rect(left, top, right - left, bottom - top, { fill: fills.back }) +
    line([left, bottom, right, bottom], { stroke: '#000000', width: 4, opacity: 0.1 })
  );
}

/** A straight wall with a floor and a skirting board: a room seen from the front. */
export function frontWall(fills: { wall: string; floor: string; skirting?: string }, floorY = 800): string {
  return (
    rect(0, 0, WIDTH, floorY, { fill: fills.wall }) +
    rect(0, floorY, WIDTH, HEIGHT - floorY, { fill: fills.floor }) +
    rect(0, floorY - 34, WIDTH, 34, { fill: fills.skirting ?? colour.white }) +
    rect(0, floorY, WIDTH, 16, { fill: '#000000', opacity: 0.1 })
  );
}

/** Boards of a floor that run towards the viewer. */
export function floorBoards(wall: BackWall, count: number, stroke: string): string {
  const width = wall.right - wall.left;
  return Array.from({ length: count - 1 }, (_, index) => {
    const t = (index + 1) / count;
    return line([wall.left + width * t, wall.bottom, -500 + (WIDTH + 1000) * t, HEIGHT], {
      stroke,
      width: 3,
      opacity: 0.35,
    });
  }).join('');
}
