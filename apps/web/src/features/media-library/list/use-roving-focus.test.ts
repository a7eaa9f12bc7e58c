import { describe, expect, it } from 'vitest';
import { itemAfter } from './use-roving-focus.ts';

/** Seven files, three in a row. */
const GRID = [0, 0, 0, 100, 100, 100, 200].map((y) => ({ y }));

describe('the arrow keys in a grid', () => {
  it.each([
    ['ArrowRight', 2, 3],
    ['ArrowLeft', 3, 2],
    ['ArrowDown', 1, 4],
    ['ArrowUp', 4, 1],
    ['ArrowDown', 5, 6],
    ['Home', 5, 0],
    ['End', 1, 6],
  ])('%s leads from %i to %i', (key, at, expected) => {
    expect(itemAfter(key, at, GRID)).toBe(expected);
  });

  it.each([
    ['ArrowLeft', 0],
    ['ArrowRight', 6],
    ['ArrowUp', 1],
    ['ArrowDown', 6],
    ['Tab', 3],
  ])('%s leads nowhere from %i', (key, at) => {
    expect(itemAfter(key, at, GRID)).toBeNull();
  });

  it('go up and down where there is one in a row', () => {
    const column = [0, 60, 120].map((y) => ({ y }));
    expect(itemAfter('ArrowDown', 0, column)).toBe(1);
    expect(itemAfter('ArrowUp', 2, column)).toBe(1);
  });
});
