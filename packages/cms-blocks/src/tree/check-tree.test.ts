import type { ContentNode } from '@brandpost/domain';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { checkTree } from './check-tree.ts';
import { aNode, anyTree, aSmallTree } from './trees.fixtures.ts';

function problemsOf(input: unknown): string[] {
  const checked = checkTree(input);
  return checked.ok ? [] : checked.error.map(({ code, path }) => `${code} ${path}`);
}

function nested(levels: number): ContentNode[] {
  let nodes: ContentNode[] = [];
  for (let level = levels; level >= 1; level--) {
    nodes = [aNode(level % 2 === 1 ? 'row' : 'col', `n${level}`, {}, nodes)];
  }
  return nodes;
}

describe('checkTree', () => {
  it('accepts any valid tree and gives an equal, fresh one', () => {
    fc.assert(
      fc.property(anyTree, (tree) => {
        const checked = checkTree(tree);
        expect(checked).toEqual({ ok: true, value: tree });
        if (checked.ok && tree.length > 0) expect(checked.value[0]).not.toBe(tree[0]);
      }),
    );
  });

  it('gives a heading and a column that say nothing of their size the usual one', () => {
    const column = { ...aNode('col', 'b'), props: {} };
    const heading = { ...aNode('heading', 'c'), props: { text: 'Elda säkert' } };
    const checked = checkTree([{ ...aNode('row', 'a'), children: [{ ...column, children: [heading] }] }]);
    const props = checked.ok
      ? [checked.value[0]?.children[0]?.props, checked.value[0]?.children[0]?.children[0]?.props]
      : checked.error;
    expect(props).toEqual([{ cols: 6 }, { text: 'Elda säkert', size: 2 }]);
  });

  it('accepts an empty page', () => {
    expect(checkTree([])).toEqual({ ok: true, value: [] });
  });

  it.each([[null], [{}], ['[]'], [7], [undefined]])('refuses %j, which is no list', (input) => {
    expect(problemsOf(input)).toEqual(['bad-node ']);
  });

  it.each<[string, unknown, string]>([
    ['a text as a block', 'heading', 'bad-node /0'],
    ['a list as a block', [], 'bad-node /0'],
    ['an empty id', aNode('row', ''), 'bad-node /0/id'],
    ['a long id', aNode('row', 'x'.repeat(65)), 'bad-node /0/id'],
    ['a number as id', { ...aNode('row', 'a'), id: 1 }, 'bad-node /0/id'],
    ['an unknown type', { ...aNode('row', 'a'), type: 'marquee' }, 'unknown-type /0/type'],
    ['an inherited name as type', { ...aNode('row', 'a'), type: 'toString' }, 'unknown-type /0/type'],
    ['a type that is no text', { ...aNode('row', 'a'), type: ['row'] }, 'unknown-type /0/type'],
    ['a row of rows', aNode('row', 'a', {}, [aNode('row', 'b')]), 'forbidden-child /0/children/0/type'],
    ['a column at the root', aNode('col', 'a'), 'forbidden-child /0/type'],
    ['a newer version', { ...aNode('row', 'a'), version: '1.0.1' }, 'unknown-version /0/version'],
    ['a version that is none', { ...aNode('row', 'a'), version: 'latest' }, 'unknown-version /0/version'],
    ['missing children', { id: 'a', type: 'row', version: '1.0.0', props: {} }, 'bad-node /0/children'],
    ['missing props', { id: 'a', type: 'row', version: '1.0.0', children: [] }, 'bad-props /0/props'],
    ['a list as props', { ...aNode('row', 'a'), props: [] }, 'bad-props /0/props'],
    ['a wrong prop', aNode('heading', 'a', { size: '2' }), 'bad-props /0/props/size'],
    ['an unknown prop', aNode('row', 'a', { 'a/b': 1 }), 'bad-props /0/props/a~1b'],
    ['a long text', aNode('heading', 'a', { text: 'x'.repeat(501) }), 'bad-props /0/props/text'],
    ['NUL in a text', aNode('heading', 'a', { text: '\u0000' }), 'bad-props /0/props/text'],
    ['half a character', aNode('heading', 'a', { text: '\udc00' }), 'bad-props /0/props/text'],
    ['an unknown key', { ...aNode('row', 'a'), style: 'x' }, 'unknown-key /0/style'],
    ['a constructor key', { ...aNode('row', 'a'), constructor: {} }, 'forbidden-key /0/constructor'],
  ])('refuses %s', (_, node, problem) => {
    expect(problemsOf([node])).toContain(problem);
  });

  it('refuses prototype keys in nodes and in props, and sets no prototype', () => {
    const node = JSON.parse(
      '{"id":"a","type":"row","version":"1.0.0","props":{"__proto__":{"x":1}},"children":[],"__proto__":{"y":1}}',
    );
    expect(problemsOf([node])).toEqual(
      expect.arrayContaining(['forbidden-key /0/__proto__', 'forbidden-key /0/props/__proto__']),
    );
    expect(Object.keys(Object.prototype)).toEqual([]);
  });

  it('refuses a list from another realm dressed as a block', () => {
    class Node {
      id = 'a';
      type = 'row';
      version = '1.0.0';
      props = {};
      children = [];
    }
    expect(problemsOf([new Node()])).toEqual(['bad-node /0']);
  });

  it('names every block that has a problem, in reading order', () => {
    const tree = [
      aNode('heading', 'a', { size: 9 }),
      ...aSmallTree(),
      aNode('html', 'a'),
      aNode('html', 'h'),
    ];
    expect(problemsOf(tree)).toEqual(['bad-props /0/props/size', 'duplicate-id /5/id', 'duplicate-id /6/id']);
  });

  it('speaks Swedish', () => {
    const checked = checkTree([aNode('html', 'a', { html: 'x'.repeat(200_001) })]);
    expect(checked.ok ? [] : checked.error[0]?.message).toBe('Fältet får innehålla max 200000 tecken');
  });

  it('takes twelve levels and not thirteen', () => {
    expect(problemsOf(nested(12))).toEqual([]);
    expect(problemsOf(nested(13))[0]).toMatch(/^too-deep /);
  });

  it('takes two thousand blocks and not one more', () => {
    const many = Array.from({ length: 2000 }, (_, index) => aNode('row', `n${index}`));
    expect(problemsOf(many)).toEqual([]);
    expect(problemsOf([...many, aNode('row', 'last')])).toEqual(['too-many ']);
  });

  it('counts size in bytes, not in letters', () => {
    const letters = 170_000;
    expect(problemsOf(['a', 'b'].map((id) => aNode('html', id, { html: 'a'.repeat(letters) })))).toEqual([]);
    expect(problemsOf(['a', 'b'].map((id) => aNode('html', id, { html: 'å'.repeat(letters) })))).toEqual([
      'too-large ',
    ]);
  });

  it('reports a hundred problems at most', () => {
    expect(problemsOf(Array.from({ length: 500 }, () => null))).toHaveLength(100);
  });

  it('is done with a deep and a wide bomb', () => {
    let deep: unknown = [];
    for (let level = 0; level < 200_000; level++) {
      deep = [
        { id: `n${level}`, type: level % 2 ? 'row' : 'col', version: '1.0.0', props: {}, children: deep },
      ];
    }
    const wide = Array.from({ length: 1_000_000 }, () => 0);
    expect(problemsOf(deep).length).toBeGreaterThan(0);
    expect(problemsOf(wide)).toEqual(['too-many ']);
  });

  it('survives a block that holds itself', () => {
    const loop = aNode('row', 'a');
    const inner = aNode('col', 'b', {}, [loop]);
    loop.children.push(inner);
    expect(problemsOf([loop])).toContain('duplicate-id /0/children/0/children/0/id');
  });

  it('never throws', () => {
    fc.assert(
      fc.property(fc.array(fc.anything({ withNullPrototype: true, maxDepth: 4 })), (input) => {
        expect(typeof checkTree(input).ok).toBe('boolean');
      }),
    );
  });
});
