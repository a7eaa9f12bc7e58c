import { dequal } from 'dequal/lite';

/**
 * Whose value stands where two may have changed it.
 * @returns `contested` when both did, to different values; properties in whatever order
 */
export function threeWay(base: unknown, mine: unknown, theirs: unknown): 'mine' | 'theirs' | 'contested' {
  if (isSame(mine, theirs) || isSame(base, theirs)) return 'mine';
  return isSame(base, mine) ? 'theirs' : 'contested';
}

export function isSame(a: unknown, b: unknown): boolean {
  return dequal(a, b);
}
