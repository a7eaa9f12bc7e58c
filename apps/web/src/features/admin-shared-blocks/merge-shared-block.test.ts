import type { ContentNode } from '@brandpost/domain';
import { describe, expect, it } from 'vitest';
import { mergeSharedBlock } from './merge-shared-block.ts';

const text = (id: string, words: string): ContentNode => ({
  id,
  type: 'html',
  version: '1.0.0',
  props: { html: `<p>${words}</p>` },
  children: [],
});
const BASE = { name: 'Ring oss', content: [text('a', 'Växel'), text('b', 'Press')] };

describe('two who write in the same shared block', () => {
  it('both keep what they changed in different blocks, and in the name', () => {
    const mine = { ...BASE, content: [text('a', 'Växeln'), text('b', 'Press')] };
    const theirs = { name: 'Kontakt', content: [text('a', 'Växel'), text('b', 'Pressjour')] };
    const merge = mergeSharedBlock(BASE, mine, theirs);
    expect(merge.isContested).toBe(false);
    expect(merge.mine).toEqual({
      name: 'Kontakt',
      content: [text('a', 'Växeln'), text('b', 'Pressjour')],
    });
    expect(merge.theirs).toEqual(merge.mine);
  });

  it('are asked where both changed the same words, and keep the rest whoever is chosen', () => {
    const mine = { name: 'Ring', content: [text('a', 'Telefon'), text('b', 'Press')] };
    const theirs = { name: 'Kontakt', content: [text('a', 'Nummer'), text('b', 'Pressjour')] };
    const merge = mergeSharedBlock(BASE, mine, theirs);
    expect(merge.isContested).toBe(true);
    expect(merge.mine).toEqual({
      name: 'Ring',
      content: [text('a', 'Telefon'), text('b', 'Pressjour')],
    });
    expect(merge.theirs).toEqual({
      name: 'Kontakt',
      content: [text('a', 'Nummer'), text('b', 'Pressjour')],
    });
  });
});
