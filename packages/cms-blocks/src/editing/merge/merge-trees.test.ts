import type { ContentNode } from '@brandpost/domain';
import { describe, expect, it } from 'vitest';
import { checkTree } from '../../tree/check-tree.ts';
import { findBlock } from '../../tree/find-block.ts';
import { moveBlock } from '../../tree/move-block.ts';
import { moveBlockTo } from '../../tree/move-block-to.ts';
import { removeBlock } from '../../tree/remove-block.ts';
import type { TreeResult } from '../../tree/tree-error.ts';
import { aNode, aSmallTree, counter } from '../../tree/trees.fixtures.ts';
import { updateBlock } from '../../tree/update-block.ts';
import { type BlockMerge, mergeTrees, resolveConflict } from './merge-trees.ts';

function treeOf(result: TreeResult): ContentNode[] {
  if (!result.ok) throw new Error(result.error.message);
  return result.value;
}

const asked = (merge: BlockMerge) => merge.conflicts.map(({ id, kind }) => `${kind} ${id}`);

/** Ids as they stand: `row(left right(card))`. */
function shape(tree: readonly ContentNode[]): string {
  return tree.map(({ id, children }) => (children.length > 0 ? `${id}(${shape(children)})` : id)).join(' ');
}

const base = aSmallTree();
const retitled = (id: string, props: Record<string, unknown>) => treeOf(updateBlock(base, id, props));

/** Two rows with a column each, so that one can go into the other. */
const twoRows = [
  aNode('row', 'a', {}, [aNode('col', 'in-a')]),
  aNode('row', 'b', {}, [aNode('col', 'in-b')]),
];

describe('mergeTrees', () => {
  it('asks nobody about properties that have only come back in another order', () => {
    const turned = base.map((node) => ({
      ...node,
      props: Object.fromEntries(Object.entries(node.props).reverse()),
    }));
    const merge = mergeTrees(base, retitled('h', { text: 'Grilla säkert' }), turned);
    expect([asked(merge), merge.tree[0]?.props.text]).toEqual([[], 'Grilla säkert']);
  });

  it('takes a text of mine and the size of theirs into one heading', () => {
    const merge = mergeTrees(base, retitled('h', { text: 'Grilla säkert' }), retitled('h', { size: 3 }));
    expect(asked(merge)).toEqual([]);
    expect(merge.tree[0]?.props).toEqual({ text: 'Grilla säkert', size: 3 });
  });

  it('takes a change of mine to where they moved the block', () => {
    const theirs = treeOf(moveBlockTo(base, 'card', { parentId: 'left', index: 0 }));
    const merge = mergeTrees(base, retitled('card', { title: 'Nytt' }), theirs);
    expect(asked(merge)).toEqual([]);
    expect(findBlock(merge.tree, 'card')).toMatchObject({
      node: { props: { title: 'Nytt' } },
      parent: { id: 'left' },
    });
  });

  it('merges moves of different siblings, and blocks that both added in the same place', () => {
    const mine = [aNode('html', 'm'), ...treeOf(moveBlock(base, 'h', 3))];
    const theirs = [aNode('html', 't'), ...treeOf(moveBlock(base, 'table', 1))];
    const merge = mergeTrees(base, mine, theirs);
    expect(asked(merge)).toEqual([]);
    expect(merge.tree.map(({ id }) => id).toSorted()).toEqual(['h', 'm', 'row', 't', 'table', 'text']);
    expect(shape(merge.tree)).toBe('m t table(head line) text row(left right(card)) h');
  });

  it('holds mine and asks where both wrote the same text', () => {
    const merge = mergeTrees(base, retitled('h', { text: 'Mitt' }), retitled('h', { text: 'Deras' }));
    expect(merge.conflicts).toMatchObject([
      {
        id: 'h',
        kind: 'both-changed',
        base: { node: { props: { text: 'Elda säkert' } } },
        mine: { node: { props: { text: 'Mitt' } } },
        theirs: { node: { props: { text: 'Deras' } } },
      },
    ]);
    expect(merge.tree[0]?.props.text).toBe('Mitt');
  });

  it.each([
    ['mine', ['Mitt']],
    ['theirs', ['Deras']],
    ['both', ['Mitt', 'Deras']],
  ] as const)('holds what was decided: %s', (choice, texts) => {
    const merge = mergeTrees(base, retitled('h', { text: 'Mitt' }), retitled('h', { text: 'Deras' }));
    const decided = resolveConflict(merge, 'h', choice, counter('c'));
    expect(decided.conflicts).toEqual([]);
    const headings = decided.tree.filter(({ type }) => type === 'heading');
    expect(headings.map(({ props }) => props.text)).toEqual(texts);
    expect(checkTree(decided.tree).ok).toBe(true);
  });

  it('has twice, of a text, only what both changed in it', () => {
    const written = (first: string, last = 'Stäng dörren.') =>
      retitled('text', {
        html: `<p>Så här gör du.</p><ul><li>${first}</li><li>Ring 112</li></ul><blockquote><p>${last}</p></blockquote>`,
      });
    const merge = mergeTrees(
      written('Gå ut sen'),
      written('Gå ut nu'),
      written('Gå ut lugnt', 'Stäng alla dörrar.'),
    );
    expect(asked(merge)).toEqual(['both-changed text']);
    const decided = resolveConflict(merge, 'text', 'both', counter('c'));
    expect(decided.conflicts).toEqual([]);
    expect(decided.tree.filter(({ type }) => type === 'html').map(({ props }) => props.html)).toEqual([
      '<p>Så här gör du.</p><ul><li>Gå ut nu</li><li>Gå ut lugnt</li><li>Ring 112</li></ul>' +
        '<blockquote><p>Stäng alla dörrar.</p></blockquote>',
    ]);
  });

  it.each([
    ['h', 'text'],
    ['card', 'title'],
    ['card', 'text'],
  ])('has the words of both in a plain text of a block: %s, %s', (id, prop) => {
    const was = 'Elda inte i skog och mark före klockan åtta';
    const start = treeOf(updateBlock(base, id, { [prop]: was }));
    const mine = treeOf(updateBlock(start, id, { [prop]: was.replace('Elda', 'Grilla') }));
    const theirs = treeOf(updateBlock(start, id, { [prop]: was.replace('åtta', 'tio') }));
    const merge = mergeTrees(start, mine, theirs);
    expect(asked(merge)).toEqual([]);
    expect(findBlock(merge.tree, id)?.node.props[prop]).toBe('Grilla inte i skog och mark före klockan tio');
  });

  it('asks where the words of both are more than the block may have', () => {
    const was = `${'a'.repeat(200)} ett två tre fyra ${'b'.repeat(200)}`;
    const start = retitled('h', { text: was });
    const mine = retitled('h', { text: `${'c'.repeat(60)} ${was}` });
    const theirs = retitled('h', { text: `${was} ${'d'.repeat(60)}` });
    expect(asked(mergeTrees(start, mine, theirs))).toEqual(['both-changed h']);
  });

  it('lets a removal of mine stand until it is decided, and brings back what they changed', () => {
    const merge = mergeTrees(base, treeOf(removeBlock(base, 'row')), retitled('card', { title: 'Nytt' }));
    expect(asked(merge)).toEqual(['changed-and-removed row']);
    expect(shape(merge.tree)).toBe('h text table(head line)');
    expect(resolveConflict(merge, 'row', 'mine', counter('c'))).toMatchObject({
      tree: merge.tree,
      conflicts: [],
    });
    const back = resolveConflict(merge, 'row', 'theirs', counter('c'));
    expect(shape(back.tree)).toBe('h text row(left right(card)) table(head line)');
    expect(findBlock(back.tree, 'card')?.node.props.title).toBe('Nytt');
  });

  it('keeps what I changed although they removed it, and lets it go when that is decided', () => {
    const merge = mergeTrees(base, retitled('card', { title: 'Nytt' }), treeOf(removeBlock(base, 'right')));
    expect(asked(merge)).toEqual(['changed-and-removed right']);
    expect(findBlock(merge.tree, 'card')?.node.props.title).toBe('Nytt');
    expect(shape(resolveConflict(merge, 'right', 'theirs', counter('c')).tree)).toBe(
      'h text row(left) table(head line)',
    );
  });

  it('asks about nothing where they removed what I never touched', () => {
    const merge = mergeTrees(base, retitled('h', { size: 4 }), treeOf(removeBlock(base, 'row')));
    expect(asked(merge)).toEqual([]);
    expect(shape(merge.tree)).toBe('h text table(head line)');
  });

  it.each([
    ['moved a block into', treeOf(moveBlockTo(base, 'text', { parentId: 'left', index: 0 }))],
    [
      'added a block to',
      [
        ...base.slice(0, 2),
        aNode('row', 'row', {}, [
          aNode('col', 'left', { cols: 6 }, [aNode('html', 'text2')]),
          ...(base[2]?.children.slice(1) ?? []),
        ]),
        ...base.slice(3),
      ],
    ],
  ])('keeps a row that one removed where the other %s it', (_, grown) => {
    const removed = treeOf(removeBlock(base, 'row'));
    for (const merge of [mergeTrees(base, grown, removed), mergeTrees(base, removed, grown)]) {
      expect(asked(merge)).toEqual(['changed-and-removed row']);
      expect(shape(merge.tree)).toBe(shape(grown));
    }
  });

  it('gives a block back its own place when the row that they moved it into goes', () => {
    const grown = treeOf(moveBlockTo(base, 'text', { parentId: 'left', index: 0 }));
    const merge = mergeTrees(base, treeOf(removeBlock(base, 'row')), grown);
    const decided = resolveConflict(merge, 'row', 'mine', counter('c'));
    expect(shape(decided.tree)).toBe('h text table(head line)');
  });

  it('asks where both moved a block to different places', () => {
    const mine = treeOf(moveBlockTo(base, 'card', { index: 0 }));
    const theirs = treeOf(moveBlockTo(base, 'card', { parentId: 'left', index: 0 }));
    const merge = mergeTrees(base, mine, theirs);
    expect(asked(merge)).toEqual(['both-moved card']);
    expect(merge.tree).toEqual(mine);
    expect(resolveConflict(merge, 'card', 'theirs', counter('c')).tree).toEqual(theirs);
    expect(asked(mergeTrees(base, mine, mine))).toEqual([]);
  });

  it('never puts two blocks into each other', () => {
    const mine = treeOf(moveBlockTo(twoRows, 'a', { parentId: 'in-b', index: 0 }));
    const theirs = treeOf(moveBlockTo(twoRows, 'b', { parentId: 'in-a', index: 0 }));
    const merge = mergeTrees(twoRows, mine, theirs);
    expect(asked(merge).toSorted()).toEqual(['moved-into-each-other a', 'moved-into-each-other b']);
    expect(shape(merge.tree)).toBe('b(in-b(a(in-a)))');
    const decided = resolveConflict(merge, 'b', 'theirs', counter('c'));
    expect(decided.conflicts).toEqual([]);
    expect(shape(decided.tree)).toBe('a(in-a(b(in-b)))');
  });

  it('asks both about the same where only what one of them did would put two blocks into each other', () => {
    const start = [...twoRows, aNode('row', 'c', {}, [aNode('col', 'in-c')])];
    const mine = treeOf(moveBlockTo(start, 'a', { parentId: 'in-b', index: 0 }));
    const aside = treeOf(moveBlockTo(start, 'a', { parentId: 'in-c', index: 0 }));
    const theirs = treeOf(moveBlockTo(aside, 'b', { parentId: 'in-a', index: 0 }));
    const expected = ['both-moved a', 'moved-into-each-other b'];
    expect(asked(mergeTrees(start, mine, theirs)).toSorted()).toEqual(expected);
    expect(asked(mergeTrees(start, theirs, mine)).toSorted()).toEqual(expected);
  });

  it('takes in nothing that would go past a limit, until enough is given up', () => {
    const many = (who: string, count: number) =>
      Array.from({ length: count }, (_, index) => aNode('html', `${who}${index}`));
    const merge = mergeTrees([], many('m', 1500), many('t', 502));
    expect(merge.tree).toHaveLength(1500);
    expect(merge.conflicts).toHaveLength(2002);
    expect(new Set(merge.conflicts.map(({ kind }) => kind))).toEqual(new Set(['does-not-fit']));
    const once = resolveConflict(merge, 't0', 'mine', counter('c'));
    expect(once.tree).toEqual(merge.tree);
    const fits = resolveConflict(once, 't1', 'mine', counter('c'));
    expect(fits.conflicts).toEqual([]);
    expect(fits.tree).toHaveLength(2000);
  }, 60_000);

  it('takes in nothing where one put a row into a column that the other moved too deep for it', () => {
    let deep = [aNode('col', 'deepest')];
    for (let level = 9; level >= 1; level--) deep = [aNode(level % 2 ? 'row' : 'col', `n${level}`, {}, deep)];
    const start = [...deep, aNode('row', 'r', {}, [aNode('col', 'c')]), aNode('html', 'text')];
    const mine = treeOf(moveBlockTo(start, 'r', { parentId: 'deepest', index: 0 }));
    const small = aNode('row', 'small', {}, [aNode('col', 'small-col')]);
    const theirs = start.map((node) =>
      node.id === 'r' ? { ...node, children: [aNode('col', 'c', {}, [small])] } : node,
    );
    const merge = mergeTrees(start, mine, theirs);
    expect(merge.tree).toEqual(mine);
    expect(asked(merge).toSorted()).toEqual([
      'does-not-fit r',
      'does-not-fit small',
      'does-not-fit small-col',
    ]);
  });

  it('lets edits that were made before the decision be merged into what was decided', () => {
    const merge = mergeTrees(base, retitled('h', { text: 'Mitt' }), retitled('h', { text: 'Deras' }));
    const edited = treeOf(updateBlock(merge.tree, 'card', { title: 'Senare' }));
    const decided = resolveConflict(merge, 'h', 'theirs', counter('c'));
    const { tree, conflicts } = mergeTrees(merge.tree, edited, decided.tree);
    expect(conflicts).toEqual([]);
    expect(findBlock(tree, 'card')?.node.props.title).toBe('Senare');
    expect(findBlock(tree, 'h')?.node.props.text).toBe('Deras');
  });

  it('changes nothing when what is decided is no conflict', () => {
    const merge = mergeTrees(base, base, base);
    expect(resolveConflict(merge, 'h', 'both', counter('c'))).toBe(merge);
  });

  it('is done with two full trees', () => {
    const full = Array.from({ length: 1990 }, (_, index) => aNode('html', `n${index}`));
    const mine = [aNode('html', 'm'), ...full.toReversed()];
    expect(mergeTrees(full, mine, [...full, aNode('html', 't')]).tree).toHaveLength(1992);
  }, 60_000);
});
