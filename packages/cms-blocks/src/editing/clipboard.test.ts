import type { ContentNode } from '@brandpost/domain';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addBlock } from '../tree/add-block.ts';
import { checkTree } from '../tree/check-tree.ts';
import { aNode, anyTree, aSmallTree, counter } from '../tree/trees.fixtures.ts';
import { blocksFromText, blocksToText } from './clipboard.ts';

const withoutIds = (blocks: readonly ContentNode[]) =>
  JSON.stringify(blocks).replaceAll(/"id":"[^"]+"/g, '"id":""');

function pasted(blocks: readonly ContentNode[]): ContentNode[] {
  const read = blocksFromText(blocksToText(blocks), counter('p'));
  if (!read.ok) throw new Error(read.error.message);
  return read.value;
}

const refusal = (text: string) => {
  const read = blocksFromText(text, counter('p'));
  return read.ok ? null : read.error;
};

const copied = (blocks: unknown) => JSON.stringify({ kind: 'brandpost-blocks', version: 1, blocks });

describe('blocks on the clipboard', () => {
  it('come back the same under new ids, and may stand beside those they were copied from', () => {
    fc.assert(
      fc.property(anyTree, (tree) => {
        if (tree.length === 0) return;
        const blocks = pasted(tree);
        expect(withoutIds(blocks)).toBe(withoutIds(tree));
        expect(checkTree([...tree, ...blocks]).ok).toBe(true);
      }),
    );
  });

  it('may be a column or a row of a table, which have a place within their like', () => {
    const tree = aSmallTree();
    const [column, line] = pasted([aNode('col', 'left'), aNode('table-row', 'line', { items: 'a|b' })]);
    expect(addBlock(tree, { block: column as ContentNode, parentId: 'row' }).ok).toBe(true);
    expect(addBlock(tree, { block: line as ContentNode, parentId: 'table' }).ok).toBe(true);
    expect(addBlock(tree, { block: column as ContentNode })).toMatchObject({
      error: { code: 'forbidden-child' },
    });
  });

  it.each([
    ['a text', 'Elda säkert', 'not-blocks'],
    ['nothing', '', 'not-blocks'],
    ['JSON from elsewhere', '{"blocks": []}', 'not-blocks'],
    ['a list', '[1]', 'not-blocks'],
    ['a later version', '{"kind": "brandpost-blocks", "version": 2, "blocks": []}', 'unknown-version'],
    ['no blocks', copied([]), 'bad-blocks'],
    ['what is no block', copied([7]), 'bad-blocks'],
    ['an unknown type', copied([{ ...aNode('html', 'a'), type: 'constructor' }]), 'bad-blocks'],
    ['props of the wrong kind', copied([aNode('heading', 'a', { size: 9 })]), 'bad-blocks'],
    ['a text in a text', copied([aNode('html', 'a', {}, [aNode('html', 'b')])]), 'bad-blocks'],
    [
      'more blocks than a page holds',
      copied(Array.from({ length: 2001 }, (_, at) => aNode('row', `n${at}`))),
      'bad-blocks',
    ],
    [
      'more text than a page holds',
      copied(['a', 'b', 'c'].map((id) => aNode('html', id, { html: 'x'.repeat(180_000) }))),
      'too-large',
    ],
    ['a text without end', `{"kind":"${'x'.repeat(3_000_000)}`, 'too-large'],
  ])('are not read from %s, and a sentence says so', (_, text, code) => {
    expect(refusal(text)).toMatchObject({
      code,
      message: expect.stringMatching(/^(Det|Blocken) /),
    });
  });

  it('say what is wrong with them', () => {
    expect(refusal(copied([aNode('html', 'a', {}, [aNode('html', 'b')])]))?.message).toBe(
      'Blocken går inte att klistra in: Text får inte ligga här',
    );
  });
});
