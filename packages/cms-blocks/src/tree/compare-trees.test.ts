import type { ContentNode } from '@brandpost/domain';
import { describe, expect, it } from 'vitest';
import { compareTrees } from './compare-trees.ts';

function block(id: string, text = '', children: ContentNode[] = []): ContentNode {
  return { id, type: 'html', version: '1.0.0', props: { html: text }, children };
}

const changesAsText = (before: ContentNode[], after: ContentNode[]) =>
  compareTrees(before, after).map(({ id, change }) => `${change} ${id}`);

describe('two trees', () => {
  it('that are the same have no differences', () => {
    expect(changesAsText([block('a', 'x', [block('b')])], [block('a', 'x', [block('b')])])).toEqual([]);
  });

  it('are the same in whatever order a database gives their properties back', () => {
    const heading = (props: Record<string, unknown>) => [{ ...block('a'), type: 'heading', props }];
    expect(changesAsText(heading({ text: 'Elda', size: 2 }), heading({ size: 2, text: 'Elda' }))).toEqual([]);
  });

  it('differ by blocks that came, went and were written anew, with what they held', () => {
    const changes = compareTrees([block('a', 'hej'), block('b')], [block('a', 'hopp'), block('c', 'ny')]);
    expect(changes).toEqual([
      { id: 'a', type: 'html', change: 'changed', before: { html: 'hej' }, after: { html: 'hopp' } },
      { id: 'c', type: 'html', change: 'added', before: null, after: { html: 'ny' } },
      { id: 'b', type: 'html', change: 'removed', before: { html: '' }, after: null },
    ]);
  });

  it('differ by the one block that was dragged, not by those it passed', () => {
    const [a, b, c, d] = ['a', 'b', 'c', 'd'].map((id) => block(id)) as [
      ContentNode,
      ContentNode,
      ContentNode,
      ContentNode,
    ];
    expect(changesAsText([a, b, c, d], [d, a, b, c])).toEqual(['moved d']);
    expect(changesAsText([a, b, c, d], [b, c, a, d])).toEqual(['moved a']);
  });

  it('are not changesAsText to have moved blocks where one was only added or taken away before them', () => {
    expect(changesAsText([block('a'), block('b')], [block('c'), block('a'), block('b')])).toEqual([
      'added c',
    ]);
    expect(changesAsText([block('a'), block('b')], [block('b')])).toEqual(['removed a']);
  });

  it('differ by a block that has another parent', () => {
    expect(changesAsText([block('a'), block('b')], [block('a', '', [block('b')])])).toEqual(['moved b']);
  });
});
