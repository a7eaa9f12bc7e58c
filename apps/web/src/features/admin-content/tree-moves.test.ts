import { buildPageTree } from '@brandpost/domain';
import { expect, it } from 'vitest';
import { isBelow, moveBody, placeAfter, placeOf, spotsOf } from './tree-moves.ts';

const page = (id: number, parentId: number, order: number) => ({
  id,
  parentId,
  order,
  slug: `sida-${id}`,
  title: `Sida ${id}`,
});
const PAGES = [page(1, 0, 1), page(2, 0, 2), page(3, 0, 3), page(4, 2, 1), page(5, 2, 2)];
const spots = spotsOf(buildPageTree(PAGES));
const spot = (id: number) => {
  const found = spots.find((one) => one.page.id === id);
  if (found === undefined) throw new Error(`No page ${id}`);
  return found;
};

it('has a line for each page, those below right after their own', () => {
  expect(spots.map(({ page: { id }, depth }) => [id, depth])).toEqual([
    [1, 0],
    [2, 0],
    [4, 1],
    [5, 1],
    [3, 0],
  ]);
});

it('moves among siblings until there is no way further', () => {
  expect(placeAfter(spot(2), 'up')).toEqual({ parentId: 0, beforeId: 1 });
  expect(placeAfter(spot(1), 'down')).toEqual({ parentId: 0, beforeId: 3 });
  expect(placeAfter(spot(2), 'down')).toEqual({ parentId: 0, beforeId: null });
  expect(placeAfter(spot(1), 'up')).toBeNull();
  expect(placeAfter(spot(5), 'down')).toBeNull();
});

it('moves below the page above, and out after its own', () => {
  expect(placeAfter(spot(3), 'in')).toEqual({ parentId: 2, beforeId: null });
  expect(placeAfter(spot(4), 'out')).toEqual({ parentId: 0, beforeId: 3 });
  expect(placeAfter(spot(1), 'in')).toBeNull();
  expect(placeAfter(spot(1), 'out')).toBeNull();
});

it('knows the place that a move is taken back to', () => {
  expect(placeOf(spot(4))).toEqual({ parentId: 2, beforeId: 5 });
  expect(placeOf(spot(3))).toEqual({ parentId: 0, beforeId: null });
});

it('names the last place by number, and every other by the page that follows', () => {
  expect(moveBody({ parentId: 0, beforeId: 3 }, page(3, 0, 3))).toEqual({
    parentId: 0,
    orderPostBeforeId: 3,
  });
  expect(moveBody({ parentId: 2, beforeId: null }, page(5, 2, 2))).toEqual({ parentId: 2, order: 3 });
  expect(moveBody({ parentId: 1, beforeId: null }, undefined)).toEqual({ parentId: 1 });
});

it('knows what lies below a page, the page itself included', () => {
  expect(isBelow(spot(4), 2)).toBe(true);
  expect(isBelow(spot(2), 2)).toBe(true);
  expect(isBelow(spot(2), 4)).toBe(false);
  expect(isBelow(null, 2)).toBe(false);
});
