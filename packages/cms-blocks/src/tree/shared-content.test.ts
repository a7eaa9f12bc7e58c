import type { ContentNode } from '@brandpost/domain';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { placesFor } from './places-for.ts';
import { dissolveShared, sharedIdsIn, withoutSharedContent, withSharedContent } from './shared-content.ts';
import { aNode, anyTree } from './trees.fixtures.ts';
import { walkTree } from './walk-tree.ts';

const reference = (id: string, sharedId: string) => aNode('shared-block', id, { sharedId });
const idsIn = (tree: readonly ContentNode[]) => Array.from(walkTree(tree), ({ node }) => node.id);
const held = aNode('row', 'r', {}, [
  aNode('col', 'c', { cols: 6 }, [aNode('html', 'h', { html: '<p>x</p>' })]),
]);

describe('shared content', () => {
  it('is put where it is referred to, under ids of its own each time, and taken away again', () => {
    const tree = [aNode('html', 'a'), reference('b', '7'), reference('d', '7'), reference('e', '8')];
    const whole = withSharedContent(tree, new Map([[7, [held]]]));
    expect(idsIn(whole)).toEqual(['a', 'b', 'b.1', 'b.2', 'b.3', 'd', 'd.1', 'd.2', 'd.3', 'e']);
    expect(withSharedContent(tree, new Map([[7, [held]]]))).toEqual(whole);
    expect(withoutSharedContent(whole)).toEqual(tree);
    expect(sharedIdsIn(whole)).toEqual([7, 8]);
  });

  it('becomes ordinary blocks in the same place, where it is known', () => {
    const tree = [aNode('html', 'a'), reference('b', '7'), reference('e', '8')];
    expect(idsIn(dissolveShared(tree, new Map([[7, [held]]])))).toEqual(['a', 'b.1', 'b.2', 'b.3', 'e']);
  });

  it('changes nothing of a tree that refers to nothing', () => {
    fc.assert(
      fc.property(anyTree, (tree) => {
        const plain = tree.filter(({ type }) => type !== 'shared-block');
        expect(withSharedContent(plain, new Map([[7, [held]]]))).toEqual(plain);
        expect(dissolveShared(plain, new Map())).toEqual(plain);
      }),
    );
  });

  it.each(['', '0', '-1', '1.5', '2147483648', 'inget', '1e3'])('refers to nothing by %j', (sharedId) => {
    expect(sharedIdsIn([reference('a', sharedId)])).toEqual([]);
  });

  it('takes in no block on the page', () => {
    const whole = withSharedContent([reference('b', '7')], new Map([[7, [held]]]));
    expect(placesFor(whole, { type: 'html' })).toEqual([{ index: 0 }, { index: 1 }]);
  });
});
