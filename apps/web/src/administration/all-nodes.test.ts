import { expect, it } from 'vitest';
import { placeNodes } from './all-nodes.ts';

const node = (id: number, name: string, parent: number | null) => ({ id, name, value: null, parent });

it('puts each group below its own, siblings by their Swedish names', () => {
  const placed = placeNodes([
    node(4, 'Öreforsen', 2),
    node(3, 'Älvkulla', 2),
    node(2, 'Stationer', 1),
    node(1, 'Norrån', null),
  ]);
  expect(placed.map(({ name, depth }) => [name, depth])).toEqual([
    ['Norrån', 0],
    ['Stationer', 1],
    ['Älvkulla', 2],
    ['Öreforsen', 2],
  ]);
});

it('keeps a group whose parent is not there', () => {
  expect(placeNodes([node(7, 'Ensam', 99)])).toMatchObject([{ id: 7, depth: 0 }]);
});
