import { describe, expect, it } from 'vitest';
import { readCells } from '../../read-cells.ts';
import { aNode } from '../../tree/trees.fixtures.ts';
import { readTable } from './read-table.ts';

describe('readCells', () => {
  it('splits at the bar and trims', () => {
    expect(readCells(' Ort | Läge|')).toEqual(['Ort', 'Läge', '']);
  });

  it('finds no cells in an empty text', () => {
    expect(readCells('  ')).toEqual([]);
  });

  it('keeps the rest in the fortieth cell', () => {
    const cells = readCells(Array.from({ length: 45 }, (_, index) => index).join('|'));
    expect(cells).toHaveLength(40);
    expect(cells.at(-1)).toBe('39 | 40 | 41 | 42 | 43 | 44');
  });
});

describe('readTable', () => {
  it('fills short rows up and keeps long ones', () => {
    const table = aNode('table', 't', {}, [
      aNode('table-heading', 'a', { headings: 'Ort|Läge' }),
      aNode('table-row', 'b', { items: 'Åsbruk' }),
      aNode('table-row', 'c', { items: '' }),
      aNode('table-row', 'd', { items: 'Älvkulla|Öppet|Till kl. 21' }),
    ]);
    expect(readTable(table)).toEqual([
      { kind: 'heading', cells: ['Ort', 'Läge', ''] },
      { kind: 'row', cells: ['Åsbruk', '', ''] },
      { kind: 'row', cells: ['Älvkulla', 'Öppet', 'Till kl. 21'] },
    ]);
  });

  it('finds no lines in a table without children', () => {
    expect(readTable({ ...aNode('table', 't'), children: undefined as unknown as [] })).toEqual([]);
  });
});
