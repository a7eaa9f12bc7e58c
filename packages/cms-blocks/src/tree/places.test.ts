import type { ContentNode } from '@brandpost/domain';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { BLOCKS } from '../registry.ts';
import { addBlock } from './add-block.ts';
import type { BlockPlace } from './block-place.ts';
import { checkTree } from './check-tree.ts';
import { copyBlock } from './copy-block.ts';
import { duplicateBlock } from './duplicate-block.ts';
import { findBlock } from './find-block.ts';
import { moveBlockTo } from './move-block-to.ts';
import { placesFor } from './places-for.ts';
import type { TreeResult } from './tree-error.ts';
import { aNode, anyTree, aSmallTree, counter } from './trees.fixtures.ts';
import { walkTree } from './walk-tree.ts';

function idsOf(tree: readonly ContentNode[]): string[] {
  return Array.from(walkTree(tree), ({ node }) => node.id);
}

function treeOf(result: TreeResult): ContentNode[] {
  if (!result.ok) throw new Error(result.error.message);
  return result.value;
}

const codeOf = (result: TreeResult) => (result.ok ? null : result.error.code);

const treeAndId = anyTree.chain((tree) =>
  fc.tuple(fc.constant(tree), fc.constantFrom(...idsOf(tree), 'nobody')),
);

/** Every place that a tree could have, and some that it has not. */
function everyPlace(tree: readonly ContentNode[]): BlockPlace[] {
  const indices = Array.from({ length: tree.length + 3 }, (_, at) => at - 1);
  const within = Array.from(walkTree(tree), ({ node }) =>
    Array.from({ length: node.children.length + 3 }, (_, at) => ({ parentId: node.id, index: at - 1 })),
  );
  return [...indices.map((index) => ({ index })), ...within.flat()];
}

/** Rows and columns within each other, with a text in the innermost. */
function nested(levels: number): ContentNode[] {
  let inner = [aNode('html', 'inner')];
  for (let level = levels - 1; level >= 1; level--) {
    inner = [aNode(level % 2 === 1 ? 'row' : 'col', `n${level}`, {}, inner)];
  }
  return inner;
}

describe('the places of a block', () => {
  it('are exactly those that it can be moved to', () => {
    fc.assert(
      fc.property(treeAndId, ([tree, id]) => {
        const accepted = everyPlace(tree).filter((place) => moveBlockTo(tree, id, place).ok);
        expect(placesFor(tree, { id })).toEqual(accepted);
      }),
    );
  });

  it('are for a new block exactly those where it can be added', () => {
    const anyType = fc.constantFrom(...BLOCKS.map((block) => block.type));
    fc.assert(
      fc.property(anyTree, anyType, (tree, type) => {
        const block = aNode(type, 'new');
        const accepted = everyPlace(tree).filter((place) => addBlock(tree, { block, ...place }).ok);
        expect(placesFor(tree, { type })).toEqual(accepted);
      }),
    );
  });

  it('end at the twelfth level, counted with what the block holds', () => {
    const tree = [...nested(11), aNode('row', 'row', {}, [aNode('col', 'col')])];
    const parents = placesFor(tree, { id: 'row' }).map((place) => place.parentId);
    expect(parents).toContain('n10');
    const deeper = [...nested(12), aNode('row', 'row', {}, [aNode('col', 'col', {}, [aNode('html', 't')])])];
    expect(placesFor(deeper, { id: 'row' }).map((place) => place.parentId)).not.toContain('n10');
    expect(placesFor(deeper, { type: 'row' }).map((place) => place.parentId)).toContain('n10');
  });

  it('are none in a tree that is full, for what is in it already as before', () => {
    const full = Array.from({ length: 2000 }, (_, index) => aNode('html', `n${index}`));
    expect(placesFor(full, { type: 'html' })).toEqual([]);
    expect(placesFor(full, { id: 'n7' })).toHaveLength(2000);
  });

  it('are none for what is not there', () => {
    expect(placesFor(aSmallTree(), { id: 'nobody' })).toEqual([]);
    expect(placesFor(aSmallTree(), { type: 'constructor' })).toEqual([]);
  });
});

describe('moveBlockTo', () => {
  it('leaves a valid tree with the same blocks, the moved one as it was', () => {
    fc.assert(
      fc.property(treeAndId, fc.nat(), ([tree, id], pick) => {
        const places = placesFor(tree, { id });
        const place = places[pick % places.length];
        if (place === undefined) return;
        const moved = treeOf(moveBlockTo(tree, id, place));
        expect(checkTree(moved)).toEqual({ ok: true, value: moved });
        expect(idsOf(moved).toSorted()).toEqual(idsOf(tree).toSorted());
        expect(findBlock(moved, id)).toMatchObject({ node: findBlock(tree, id)?.node, index: place.index });
        expect(findBlock(moved, id)?.parent?.id).toBe(place.parentId);
      }),
    );
  });

  it('takes a block out of a column to the root', () => {
    const moved = treeOf(moveBlockTo(aSmallTree(), 'card', { index: 1 }));
    expect(moved.map((node) => node.id)).toEqual(['h', 'card', 'text', 'row', 'table']);
    expect(findBlock(moved, 'right')?.node.children).toEqual([]);
  });

  it('finds its parent where that moves up because the block left', () => {
    const moved = treeOf(moveBlockTo(aSmallTree(), 'h', { parentId: 'left', index: 0 }));
    expect(findBlock(moved, 'h')?.path).toEqual([1, 0, 0]);
  });

  it('shares what did not change with the old tree', () => {
    const tree = aSmallTree();
    const moved = treeOf(moveBlockTo(tree, 'text', { parentId: 'left', index: 0 }));
    expect(findBlock(moved, 'table')?.node).toBe(tree[3]);
    expect(findBlock(moved, 'right')?.node).toBe(tree[2]?.children[1]);
  });

  it.each([
    ['an unknown block', 'nobody', { index: 0 }, 'unknown-id'],
    ['an unknown parent', 'h', { parentId: 'nobody', index: 0 }, 'unknown-id'],
    ['a column at the root', 'left', { index: 0 }, 'forbidden-child'],
    ['a text within a text', 'h', { parentId: 'text', index: 0 }, 'forbidden-child'],
    ['a row within itself', 'row', { parentId: 'right', index: 0 }, 'forbidden-child'],
    ['a block within itself', 'row', { parentId: 'row', index: 0 }, 'forbidden-child'],
    ['an index that is not there', 'h', { parentId: 'left', index: 1 }, 'bad-index'],
    ['a broken index', 'h', { index: 0.5 }, 'bad-index'],
  ])('refuses %s', (_, id, place, code) => {
    expect(codeOf(moveBlockTo(aSmallTree(), id, place))).toBe(code);
  });

  it('refuses a place past the twelfth level', () => {
    const tree = [...nested(12), aNode('row', 'row', {}, [aNode('col', 'col', {}, [aNode('html', 't')])])];
    expect(codeOf(moveBlockTo(tree, 'row', { parentId: 'n10', index: 0 }))).toBe('too-deep');
  });
});

describe('a copy of a block', () => {
  it('is the same but for its ids, which are all new', () => {
    const [, , row] = aSmallTree();
    const copy = copyBlock(row as ContentNode, counter('c'));
    expect(idsOf([copy])).toEqual(['c1', 'c2', 'c3', 'c4']);
    expect(JSON.stringify(copy).replaceAll(/"id":"\w+"/g, '')).toBe(
      JSON.stringify(row).replaceAll(/"id":"\w+"/g, ''),
    );
    expect(copy.props).not.toBe(row?.props);
  });

  it('stands right after the first', () => {
    const twice = treeOf(duplicateBlock(aSmallTree(), 'left', counter('c')));
    expect(findBlock(twice, 'row')?.node.children.map((node) => node.id)).toEqual(['left', 'c1', 'right']);
    const atRoot = treeOf(duplicateBlock(aSmallTree(), 'row', counter('c')));
    expect(atRoot.map((node) => node.id)).toEqual(['h', 'text', 'row', 'c1', 'table']);
  });

  it.each([
    ['of a block that is not there', aSmallTree(), 'nobody', 'unknown-id'],
    ['under an id in use', [...aSmallTree(), aNode('html', 'c1')], 'h', 'duplicate-id'],
    ['past the limit', Array.from({ length: 2000 }, (_, at) => aNode('html', `n${at}`)), 'n1', 'too-many'],
  ])('is refused %s', (_, tree, id, code) => {
    expect(codeOf(duplicateBlock(tree, id, counter('c')))).toBe(code);
  });
});
