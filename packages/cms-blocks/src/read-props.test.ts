import { describe, expect, it } from 'vitest';
import { card } from './blocks/card/definition.ts';
import { col } from './blocks/col/definition.ts';
import { readProps } from './read-props.ts';
import { aNode } from './tree/trees.fixtures.ts';

describe('readProps', () => {
  it('gives props that fit as they are', () => {
    expect(readProps(col, aNode('col', 'a', { cols: 4 }))).toEqual({ cols: 4 });
  });

  it('gives initial props for what is missing or of the wrong kind', () => {
    const node = { ...aNode('card', 'a'), props: { title: 'Kort', text: 7, buttonUrl: null } };
    expect(readProps(card, node)).toEqual({
      title: 'Kort',
      text: '',
      imgSrc: '',
      buttonLabel: '',
      buttonUrl: '',
    });
    expect(readProps(col, aNode('col', 'b', { cols: 5 }))).toEqual({ cols: 6 });
  });

  it('shows a text that is too long to save', () => {
    const title = 'x'.repeat(600);
    expect(readProps(card, aNode('card', 'a', { title })).title).toBe(title);
  });

  it('survives content that has no props at all', () => {
    const bare = { id: 'a', type: 'card', version: '1.0.0', children: [] } as unknown as Parameters<
      typeof readProps
    >[1];
    expect(readProps(card, bare)).toEqual(card.initial());
  });
});
