import { findBlock } from '@brandpost/cms-blocks';
import { moveBlockTo } from '@brandpost/cms-blocks/editing';
import type { ContentNode } from '@brandpost/domain';
import { expect, it } from 'vitest';
import { dropPlace, edgeAt, mayHold } from './drop-place.ts';
import { placeOptions } from './place-options.ts';

function block(type: string, id: string, children: ContentNode[] = []): ContentNode {
  const props = type === 'heading' ? { text: id, size: 2 } : type === 'col' ? { cols: 6 } : {};
  return { id, type, version: '1.0.0', props, children };
}

const tree = [
  block('heading', 'a'),
  block('heading', 'b'),
  block('row', 'rad', [block('col', 'k1', [block('heading', 'c')]), block('col', 'k2')]),
];
const orderAfter = (id: string, target: string, edge: 'before' | 'after' | 'inside') => {
  const place = dropPlace(tree, id, target, edge);
  if (place === null) return null;
  const moved = moveBlockTo(tree, id, place);
  if (!moved.ok) throw new Error(moved.error.message);
  return (findBlock(moved.value, place.parentId ?? '')?.node.children ?? moved.value).map((node) => node.id);
};

it('a block that is dropped comes before or after what it is held over', () => {
  expect(orderAfter('a', 'rad', 'before')).toEqual(['b', 'a', 'rad']);
  expect(orderAfter('a', 'rad', 'after')).toEqual(['b', 'rad', 'a']);
  expect(orderAfter('c', 'a', 'before')).toEqual(['c', 'a', 'b', 'rad']);
});

it('a block that is dropped on a column comes last in it', () => {
  expect(orderAfter('a', 'k1', 'inside')).toEqual(['c', 'a']);
  expect(edgeAt(0.5, mayHold(tree, 'k1', 'a'))).toBe('inside');
  expect(edgeAt(0.4, mayHold(tree, 'rad', 'a'))).toBe('before');
});

it('a block stays where it is when it is dropped there, in itself, or where it may not stand', () => {
  expect(dropPlace(tree, 'a', 'b', 'before')).toBeNull();
  expect(dropPlace(tree, 'rad', 'c', 'after')).toBeNull();
  expect(dropPlace(tree, 'k1', 'a', 'before')).toBeNull();
  expect(dropPlace(tree, 'a', 'a', 'after')).toBeNull();
});

it('the places to move to are named by what they come after and into, without the present one', () => {
  expect(placeOptions(tree, 'b').map(({ label, detail }) => `${label} · ${detail}`)).toEqual([
    'Först på sidan · På sidan',
    'Efter Rad · På sidan',
    'Först i Kolumn 6 · I Kolumn 6',
    'Efter Rubrik: c · I Kolumn 6',
    'Först i Kolumn 6 · I Kolumn 6',
  ]);
});
