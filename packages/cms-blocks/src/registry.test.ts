import { describe, expect, it } from 'vitest';
import type { PropKind } from './block.ts';
import { propsProblems } from './props-problems.ts';
import { BLOCKS, blockOfType, blocksAllowedIn, mayContain } from './registry.ts';
import { templateFor } from './template.ts';
import { checkTree } from './tree/check-tree.ts';

describe('the registry', () => {
  it('has each block once, those of the specification among them', () => {
    const types = BLOCKS.map((block) => block.type);
    expect(types).toEqual([...new Set(types)]);
    expect(types).toEqual(
      expect.arrayContaining([
        'accordion',
        'card',
        'col',
        'e-service',
        'heading',
        'html',
        'image',
        'pdf',
        'row',
        'table',
        'table-heading',
        'table-row',
        'video',
      ]),
    );
  });

  it.each(BLOCKS.map((block) => [block.type, block] as const))(
    'gives %s initial props that it accepts',
    (_, block) => {
      expect(propsProblems(block, block.initial())).toEqual([]);
      expect(block.initial()).not.toBe(block.initial());
    },
  );

  it.each(BLOCKS.map((block) => [block.type, block] as const))(
    'lets %s hold nothing but known blocks',
    (_, block) => {
      expect(block.mayContain.filter((type) => blockOfType(type) === null)).toEqual([]);
    },
  );

  it.each(BLOCKS.map((block) => [block.type, block] as const))(
    'knows what each prop of %s is',
    (_, block) => {
      const props = Object.keys(block.initial()).toSorted();
      const kinds = block.kinds as Readonly<Record<string, PropKind>>;
      expect(Object.keys(kinds).toSorted()).toEqual(props);
      for (const kind of Object.values(kinds)) {
        if (typeof kind === 'object') expect(props).toContain(kind.linkWithText);
      }
    },
  );

  it.each(['constructor', '__proto__', 'toString', 'hasOwnProperty', ''])('knows no block %j', (type) => {
    expect(blockOfType(type)).toBeNull();
    expect(mayContain(null, type)).toBe(false);
    expect(mayContain(type, 'html')).toBe(false);
  });

  it('lets everything but the parts of rows, tables and look-ups stand at the root', () => {
    const refused = BLOCKS.map((block) => block.type).filter((type) => !mayContain(null, type));
    expect(refused.toSorted()).toEqual(['area', 'col', 'table-heading', 'table-row']);
  });

  it('offers within a column what the specification lists', () => {
    expect(
      blocksAllowedIn('col')
        .map((block) => block.type)
        .toSorted(),
    ).toEqual(['card', 'heading', 'html', 'image', 'row', 'table']);
    expect(
      blocksAllowedIn('accordion')
        .map((block) => block.type)
        .toSorted(),
    ).toEqual(['html', 'table']);
    expect(blocksAllowedIn('row').map((block) => block.type)).toEqual(['col']);
  });
});

describe('templateFor', () => {
  const counter = () => {
    let last = 0;
    return () => `id${++last}`;
  };

  it('begins news with one empty text', () => {
    expect(templateFor('news', counter())).toEqual([
      { id: 'id1', type: 'html', version: '1.0.0', props: { html: '' }, children: [] },
    ]);
  });

  it('begins a page with a dropdown, e-services and a text', () => {
    const page = templateFor('page', counter());
    expect(page.map((node) => [node.type, node.props])).toEqual([
      ['accordion', { title: '' }],
      ['e-service', { title: 'E-tjänster', linkIds: '[]' }],
      ['html', { html: '' }],
    ]);
    expect(checkTree(page)).toEqual({ ok: true, value: page });
  });
});
