import { checkTree, findBlock } from '@brandpost/cms-blocks';
import { blocksFromText, blocksToText, holdsSomething } from '@brandpost/cms-blocks/editing';
import type { ContentNode } from '@brandpost/domain';
import { describe, expect, it } from 'vitest';
import { blockLabel } from './block-label.ts';
import { insertBlocks } from './insert-blocks.ts';
import { newContent } from './new-content.ts';
import { placeForNew } from './place-for-new.ts';
import { nearestLeft, neighbourOf, readingOrder } from './reading-order.ts';
import { replaceBlock } from './replace-block.ts';
import {
  tableLines,
  withCell,
  withColumn,
  withHeadings,
  withLines,
  withPastedCells,
  withRow,
} from './table-cells.ts';
import { withColumns } from './with-columns.ts';

let last = 0;
const newId = () => `ny-${++last}`;

function made(type: string, props: Record<string, unknown> = {}, children?: ContentNode[]): ContentNode {
  const node = newContent(type, newId);
  if (node === null) throw new Error(type);
  return { ...node, props: { ...node.props, ...props }, children: children ?? node.children };
}

const unwrapped = (result: ReturnType<typeof insertBlocks>) => {
  if (!result.ok) throw new Error(result.message);
  return result;
};

describe('a new block', () => {
  it.each(['heading', 'html', 'image', 'card', 'row', 'table', 'accordion', 'pdf', 'video', 'e-service'])(
    'of type %s is one that may be saved, and holds nothing that would be missed',
    (type) => {
      const node = made(type);
      expect(checkTree([node])).toMatchObject({ ok: true });
      expect(holdsSomething(node)).toBe(false);
    },
  );

  it('is pasted into a column, and where it may not stand there after the row around it', () => {
    const column = made('col');
    const tree = [made('row', {}, [column]), made('html')];
    expect(placeForNew(tree, column.id, 'html')).toEqual({ parentId: column.id, index: 0 });
    expect(placeForNew(tree, column.id, 'video')).toEqual({ index: 1 });
    expect(placeForNew(tree, null, 'col')).toBeNull();
  });

  it('is pasted after the active one, and the next after it', () => {
    const first = made('html');
    const tree = [first, made('html')];
    const blocks = [made('row'), made('heading')];
    const { tree: grown, lastId } = unwrapped(insertBlocks(tree, first.id, blocks));
    expect(grown.map(({ type }) => type)).toEqual(['html', 'row', 'heading', 'html']);
    expect(lastId).toBe(blocks[1]?.id);
  });

  it('stays beside the one that it was copied with, also where that may hold it', () => {
    const accordion = made('accordion', { title: 'A' });
    const copied = blocksFromText(blocksToText([accordion, made('html', { html: '<p>b</p>' })]), newId);
    if (!copied.ok) throw new Error(copied.error.message);
    const { tree } = unwrapped(insertBlocks([], null, copied.value));
    expect(tree.map(({ type }) => type)).toEqual(['accordion', 'html']);
  });

  it('is refused, and the others with it, where it may not stand', () => {
    expect(insertBlocks([], null, [made('html'), made('col')])).toEqual({
      ok: false,
      message: 'Kolumnen får inte ligga här',
    });
  });
});

describe('a label', () => {
  it.each([
    ['heading', { text: 'Fem enkla vanor' }, 'Rubrik: Fem enkla vanor'],
    ['html', { html: '<p>Ring <b>11</b>2</p><p>nu</p>' }, 'Text: Ring 112 nu'],
    ['image', { imgSrc: '/media/ljus.jpg' }, 'Bild'],
    ['col', { cols: 6 }, 'Kolumn 6'],
    ['accordion', { title: 'Levande ljus' }, 'Utfällbar text: Levande ljus'],
    ['heading', { text: 'Å'.repeat(60) }, `Rubrik: ${'Å'.repeat(48)} …`],
  ])('of %s says what it is and what it holds', (type, props, label) => {
    expect(blockLabel(made(type, props))).toBe(label);
  });

  it('of a picture says what it shows, and its caption where it has one', () => {
    const pictures = new Map([['ljus.jpg', { alt: 'Ett ljus i ett fönster' }]]);
    const picture = { imgSrc: '/media/ljus.jpg', caption: '' };
    expect(blockLabel(made('image', picture), pictures)).toBe('Bild: Ett ljus i ett fönster');
    const captioned = { ...picture, caption: 'Släck innan du går' };
    expect(blockLabel(made('image', captioned), pictures)).toBe('Bild: Släck innan du går');
  });
});

describe('a row', () => {
  it('keeps what stood in a column that goes away', () => {
    const columns = ['a', 'b', 'c'].map((text) => made('col', {}, [made('heading', { text })]));
    const row = withColumns(made('row', {}, columns), 2, newId);
    expect(
      row.children.map(({ props, children }) => [props.cols, children.map((c) => c.props.text)]),
    ).toEqual([
      [6, ['a']],
      [6, ['b', 'c']],
    ]);
    expect(checkTree([row])).toMatchObject({ ok: true });
  });

  it('grows by empty columns', () => {
    const row = withColumns(made('row'), 4, newId);
    expect(row.children.map(({ props }) => props.cols)).toEqual([3, 3, 3, 3]);
    expect(checkTree([row])).toMatchObject({ ok: true });
  });
});

describe('the cells of a table', () => {
  const table = made('table', {}, [
    made('table-heading', { headings: 'Vad|Meter' }),
    made('table-row', { items: 'Hus|25' }),
  ]);
  const cellsOf = (node: ContentNode) => tableLines(node).map(({ cells }) => cells);

  it('keep a space while it is typed, and have no bars', () => {
    const lines = withCell(tableLines(table), 1, 0, 'Hus |skjul ');
    expect(cellsOf(withLines(table, lines, newId))[1]).toEqual(['Hus /skjul ', '25']);
  });

  it('get rows and columns', () => {
    const lines = withColumn(withRow(tableLines(table), 1), 2);
    const grown = withLines(table, lines, newId);
    expect(cellsOf(grown)).toEqual([
      ['Vad', 'Meter', ''],
      ['', '', ''],
      ['Hus', '25', ''],
    ]);
    expect(checkTree([grown])).toMatchObject({ ok: true });
  });

  it('become headings where they stand, and an ordinary row again', () => {
    const lines = tableLines(table);
    const headings = withLines(table, withHeadings(lines, 1, true), newId);
    expect(headings.children.map(({ id, type, props }) => [id, type, props])).toEqual([
      [lines[0]?.id, 'table-heading', { headings: 'Vad|Meter' }],
      [lines[1]?.id, 'table-heading', { headings: 'Hus|25' }],
    ]);
    expect(checkTree([headings])).toMatchObject({ ok: true });
    expect(withLines(headings, withHeadings(tableLines(headings), 1, false), newId)).toEqual(table);
  });

  it('take what was copied in a spreadsheet, and the table grows by what it needs', () => {
    const lines = withPastedCells(tableLines(table), { row: 1, column: 1 }, '1\t2\r\n3\t4|5\r\n');
    const grown = withLines(table, lines, newId);
    expect(cellsOf(grown)).toEqual([
      ['Vad', 'Meter', ''],
      ['Hus', '1', '2'],
      ['', '3', '4/5'],
    ]);
    expect(checkTree([grown])).toMatchObject({ ok: true });
  });
});

describe('the tree', () => {
  it('has a block put in another’s place with all that it holds', () => {
    const column = made('col');
    const row = made('row', {}, [column]);
    const changed = replaceBlock([made('html'), row], { ...row, children: [column, made('col')] });
    expect(changed?.[1]?.children).toHaveLength(2);
    expect(replaceBlock([row], { ...row, children: [made('html')] })).toBeNull();
    expect(findBlock([row], column.id)).not.toBeNull();
  });

  it('is read from the top down, tables whole', () => {
    const tree = [made('row'), made('table')];
    expect(readingOrder(tree)).toEqual([
      tree[0]?.id,
      ...(tree[0]?.children ?? []).map(({ id }) => id),
      tree[1]?.id,
    ]);
  });

  it('goes on with the block nearest to one that is gone', () => {
    const [a, b, c] = [made('html'), made('html'), made('html')];
    expect(nearestLeft([a, b, c], [a, c], b.id)).toBe(c.id);
    expect(nearestLeft([a, b, c], [a], b.id)).toBe(a.id);
    expect(nearestLeft([a], [b], a.id)).toBe(b.id);
    expect(nearestLeft([a], [], a.id)).toBeNull();
  });

  it('goes on with the next block where one is taken away, else the one before, else the one around it', () => {
    const [a, b, around] = [made('html'), made('html'), made('col')];
    expect(neighbourOf([a, b], 0, around)).toBe(b.id);
    expect(neighbourOf([a, b], 1, around)).toBe(a.id);
    expect(neighbourOf([a], 0, around)).toBe(around.id);
    expect(neighbourOf([a], 0, null)).toBeNull();
  });
});
