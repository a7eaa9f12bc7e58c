import { randomFrom } from './random.ts';
import { line, n, path, rect } from './svg.ts';

export type WallKind = 'plaster' | 'boards' | 'brick' | 'metal';

/** A wall with the marks of what it is made of. */
export function wall(
  kind: WallKind,
  x: number,
  y: number,
  width: number,
  height: number,
  { fill, mark }: { fill: string; mark: string },
): string {
  return rect(x, y, width, height, { fill }) + MARKS[kind](x, y, width, height, mark);
}

type Marks = (x: number, y: number, width: number, height: number, mark: string) => string;

const MARKS: Readonly<Record<WallKind, Marks>> = {
  plaster: () => '',
  boards: (x, y, width, height, mark) => {
    let d = '';
    for (let at = x + 18; at < x + width; at += 18) d += `M${n(at)} ${n(y)}v${n(height)}`;
    return path(d, { stroke: mark, width: 2, opacity: 0.55 });
  },
  brick: (x, y, width, height, mark) => {
    const random = randomFrom(Math.round(x + y));
    let d = '';
    for (let row = 0; row * 16 < height - 6; row++) {
      const from = x + (row % 2 === 0 ? 6 : 22);
      for (let at = from; at < x + width - 24; at += 36) {
        if (random() > 0.4) d += `M${n(at)} ${n(y + row * 16 + 8)}h22`;
      }
    }
    return path(d, { stroke: mark, width: 5, opacity: 0.4, fill: 'none' });
  },
  metal: (x, y, width, height, mark) => {
    let marks = '';
    for (let at = x + 12; at < x + width; at += 24) {
      marks += line([at, y, at, y + height], { stroke: mark, width: 7, opacity: 0.22 });
    }
    return marks;
  },
};
