// @vitest-environment jsdom
import { expect, it } from 'vitest';
import type { Column } from './column.ts';
import { tableLook } from './table-look.ts';
import { changedView, type TableView, viewFrom } from './table-view.ts';

const SHAPE = { sorts: ['name', 'type'], defaultSort: 'name', filters: ['typ', 'status'] };
const COLUMNS: readonly Column<unknown>[] = [
  { id: 'name', title: 'Namn', text: () => '' },
  { id: 'type', title: 'Typ', text: () => '' },
  { id: 'url', title: 'Adress', text: () => '', isExtra: true },
];

function seen(search: string, shown: readonly string[] = ['name', 'type']) {
  const view = viewFrom(new URLSearchParams(search), SHAPE);
  const changes: TableView[] = [];
  const change = (patch: Partial<TableView>) => void changes.push(changedView(view, patch));
  const controls = { view, shape: SHAPE, addressOf: () => '', change };
  return { ...tableLook('lankar', controls, COLUMNS, new Set(shown)), changes };
}

it('is the same on every page of a list, and in whatever order an address says it', () => {
  expect(seen('?typ=tool&q=brand&sida=3').look).toEqual(seen('?q=brand&typ=tool').look);
  expect(seen('?q=brand&sida=3').look).toEqual({ query: 'q=brand', columns: ['name', 'type'] });
});

it('leaves out of a saved view what the list does not know', () => {
  const saved = { query: 'losen=1&ordning=hemligt&typ=tool&sida=9', columns: ['url', 'gone'] };
  expect(seen('').lookOf(saved)).toEqual({ query: 'typ=tool', columns: ['name', 'url'] });
});

it('has the usual columns where a view says none', () => {
  expect(seen('', ['name']).lookOf({ query: '', columns: null }).columns).toEqual(['name', 'type']);
});

it('shows a view whole: what was searched and filtered before is gone', () => {
  const { show, changes } = seen('?q=brand&typ=tool&ordning=-type&sida=2');
  show({ query: 'status=draft', columns: ['name'] });
  expect(JSON.parse(localStorage.getItem('columns-lankar') ?? '')).toEqual(['name']);
  expect(changes).toEqual([{ q: '', sort: 'name', page: 1, filters: { status: 'draft' } }]);
});
