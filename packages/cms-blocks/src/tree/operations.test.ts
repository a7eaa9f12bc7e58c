import type { ContentNode } from '@brandpost/domain';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { BLOCKS } from '../registry.ts';
import { addBlock } from './add-block.ts';
import { checkTree } from './check-tree.ts';
import { findBlock } from './find-block.ts';
import { moveBlock } from './move-block.ts';
import { removeBlock } from './remove-block.ts';
import type { TreeResult } from './tree-error.ts';
import { aNode, anyTree, aSmallTree } from './trees.fixtures.ts';
import { updateBlock } from './update-block.ts';
import { walkTree } from './walk-tree.ts';

function treeOf(result: TreeResult): ContentNode[] {
  if (!result.ok) throw new Error(result.error.message);
  return result.value;
}

function codeOf(result: TreeResult): string | null {
  return result.ok ? null : result.error.code;
}

function idsOf(tree: readonly ContentNode[]): string[] {
  return Array.from(walkTree(tree), ({ node }) => node.id);
}

function freeze<Value>(value: Value): Value {
  if (typeof value === 'object' && value !== null) {
    for (const inner of Object.values(value)) freeze(inner);
    Object.freeze(value);
  }
  return value;
}

/** A tree and the id of a block in it (or of none). */
const treeAndId = anyTree.chain((tree) =>
  fc.tuple(fc.constant(freeze(tree)), fc.constantFrom(...idsOf(tree), 'nobody')),
);

describe('operations on any valid tree', () => {
  it('leave it valid, and the old one as it was', () => {
    const anyType = fc.constantFrom(...BLOCKS.map((block) => block.type));
    fc.assert(
      fc.property(
        treeAndId,
        anyType,
        fc.integer({ min: -1, max: 6 }),
        fc.string(),
        ([tree, id], type, at, text) => {
          const block = freeze(aNode(type, 'new'));
          const results = [
            addBlock(tree, { block, parentId: id, index: at }),
            addBlock(tree, { block, parentId: id }),
            addBlock(tree, { block }),
            removeBlock(tree, id),
            moveBlock(tree, id, at),
            moveBlock(tree, id, 'up'),
            moveBlock(tree, id, 'down'),
            updateBlock(tree, id, { title: text }),
            updateBlock(tree, id, { [text]: text }),
          ];
          for (const result of results) {
            if (result.ok) expect(checkTree(result.value)).toMatchObject({ ok: true });
          }
        },
      ),
    );
  });

  it('bring a block back when it is moved there and back', () => {
    fc.assert(
      fc.property(treeAndId, fc.nat(6), ([tree, id], at) => {
        const down = moveBlock(tree, id, 'down');
        if (down.ok) expect(moveBlock(down.value, id, 'up')).toEqual({ ok: true, value: tree });
        const away = moveBlock(tree, id, at);
        const from = findBlock(tree, id)?.index ?? 0;
        if (away.ok) expect(moveBlock(away.value, id, from)).toEqual({ ok: true, value: tree });
      }),
    );
  });

  it('take away what they added', () => {
    fc.assert(
      fc.property(treeAndId, ([tree, id]) => {
        const added = addBlock(tree, { block: aNode('html', 'new'), parentId: id });
        if (added.ok) expect(removeBlock(added.value, 'new')).toEqual({ ok: true, value: tree });
      }),
    );
  });

  it('remove nothing but the block and what it holds', () => {
    fc.assert(
      fc.property(treeAndId, ([tree, id]) => {
        const removed = removeBlock(tree, id);
        if (!removed.ok) return;
        const gone = new Set(idsOf([findBlock(tree, id)?.node as ContentNode]));
        expect(idsOf(removed.value)).toEqual(idsOf(tree).filter((other) => !gone.has(other)));
      }),
    );
  });
});

describe('addBlock', () => {
  it('adds last at the root when no place is given', () => {
    const grown = treeOf(addBlock(aSmallTree(), { block: aNode('html', 'new') }));
    expect(grown.map((node) => node.id)).toEqual(['h', 'text', 'row', 'table', 'new']);
  });

  it('adds at a place within a parent', () => {
    const grown = treeOf(
      addBlock(aSmallTree(), { block: aNode('html', 'new'), parentId: 'right', index: 0 }),
    );
    expect(findBlock(grown, 'new')).toMatchObject({ index: 0, path: [2, 1, 0] });
  });

  it('shares what did not change with the old tree', () => {
    const tree = aSmallTree();
    const grown = treeOf(addBlock(tree, { block: aNode('html', 'new'), parentId: 'right' }));
    expect(grown[0]).toBe(tree[0]);
    expect(grown[2]?.children[0]).toBe(tree[2]?.children[0]);
    expect(grown[2]).not.toBe(tree[2]);
  });

  it.each([
    ['an unknown parent', { block: aNode('html', 'new'), parentId: 'nobody' }, 'unknown-id'],
    ['a child that may not stand there', { block: aNode('pdf', 'new'), parentId: 'left' }, 'forbidden-child'],
    ['a column at the root', { block: aNode('col', 'new') }, 'forbidden-child'],
    ['an id in use', { block: aNode('html', 'card') }, 'duplicate-id'],
    ['an id in use further in', { block: aNode('row', 'new', {}, [aNode('col', 'h')]) }, 'duplicate-id'],
    ['a place that is not there', { block: aNode('html', 'new'), index: 9 }, 'bad-index'],
    ['props of the wrong kind', { block: aNode('heading', 'new', { size: 7 }) }, 'bad-props'],
    ['an unknown type', { block: { ...aNode('html', 'new'), type: 'constructor' } }, 'unknown-type'],
  ])('refuses %s', (_, add, code) => {
    expect(codeOf(addBlock(aSmallTree(), add))).toBe(code);
  });

  it('refuses to go past twelve levels', () => {
    const levels = 12;
    let tree: ContentNode[] = [];
    for (let level = 1; level <= levels; level++) {
      const type = level % 2 === 1 ? 'row' : 'col';
      const parent = level === 1 ? {} : { parentId: `n${level - 1}` };
      tree = treeOf(addBlock(tree, { block: aNode(type, `n${level}`), ...parent }));
    }
    expect(codeOf(addBlock(tree, { block: aNode('html', 'new'), parentId: `n${levels}` }))).toBe('too-deep');
  });

  it('refuses the block after the two thousandth', () => {
    const full = Array.from({ length: 2000 }, (_, index) => aNode('row', `n${index}`));
    expect(codeOf(addBlock(full.slice(1), { block: aNode('row', 'new') }))).toBeNull();
    expect(codeOf(addBlock(full, { block: aNode('row', 'new') }))).toBe('too-many');
  });
});

describe('updateBlock', () => {
  it('keeps the props that are left out', () => {
    const updated = treeOf(updateBlock(aSmallTree(), 'h', { size: 3 }));
    expect(findBlock(updated, 'h')?.node.props).toEqual({ text: 'Elda säkert', size: 3 });
  });

  it.each([
    ['an unknown id', 'nobody', {}, 'unknown-id'],
    ['a size that is not there', 'h', { size: 6 }, 'bad-props'],
    ['a number for a text', 'h', { text: 1 }, 'bad-props'],
    ['an unknown prop', 'h', { colour: 'red' }, 'bad-props'],
    ['half a character', 'h', { text: '\ud83d' }, 'bad-props'],
    ['NUL', 'h', { text: 'a\u0000b' }, 'bad-props'],
    ['a prototype', 'h', JSON.parse('{"__proto__": {"admin": true}}'), 'bad-props'],
  ])('refuses %s', (_, id, props, code) => {
    expect(codeOf(updateBlock(aSmallTree(), id, props))).toBe(code);
  });

  it('refuses a text that makes the tree too large', () => {
    const tree = ['a', 'b', 'c'].map((id) => aNode('html', id, { html: 'x'.repeat(170_000) }));
    expect(codeOf(updateBlock(tree, 'a', { html: 'x'.repeat(200_000) }))).toBe('too-large');
  });
});

describe('moveBlock', () => {
  it('steps past the next sibling only', () => {
    expect(treeOf(moveBlock(aSmallTree(), 'h', 'down')).map((node) => node.id)).toEqual([
      'text',
      'h',
      'row',
      'table',
    ]);
  });

  it('goes to the index that is asked for', () => {
    expect(treeOf(moveBlock(aSmallTree(), 'h', 2)).map((node) => node.id)).toEqual([
      'text',
      'row',
      'h',
      'table',
    ]);
  });

  it.each([
    ['an unknown id', 'nobody', 'up', 'unknown-id'],
    ['a step up from the top', 'h', 'up', 'at-edge'],
    ['a step down from the end', 'table', 'down', 'at-edge'],
    ['a step out of its parent', 'left', 'up', 'at-edge'],
    ['an index that is not there', 'h', 4, 'bad-index'],
    ['a broken index', 'h', 0.5, 'bad-index'],
  ] as const)('refuses %s', (_, id, to, code) => {
    expect(codeOf(moveBlock(aSmallTree(), id, to))).toBe(code);
  });
});

describe('findBlock', () => {
  it('says where a block is', () => {
    const tree = aSmallTree();
    expect(findBlock(tree, 'card')).toEqual({
      node: tree[2]?.children[1]?.children[0],
      parent: tree[2]?.children[1],
      index: 0,
      path: [2, 1, 0],
    });
  });

  it('finds nothing for an id that is not there', () => {
    expect(findBlock(aSmallTree(), 'nobody')).toBeNull();
  });
});
