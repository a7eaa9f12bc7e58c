import { expect, it } from 'vitest';
import { changedView, isNarrowed, searchOf, sortOf, viewFrom } from './table-view.ts';

const SHAPE = { sorts: ['name', 'type'], defaultSort: 'name', filters: ['typ'] };
const read = (search: string) => viewFrom(new URLSearchParams(search), SHAPE);

it('reads what an address says, and gives the same address back', () => {
  const search = '?q=brand&typ=tool&ordning=-type&sida=3';
  expect(read(search)).toEqual({ q: 'brand', filters: { typ: 'tool' }, sort: '-type', page: 3 });
  expect(searchOf(read(search), SHAPE)).toBe(search);
});

it('leaves out of an address what makes no sense, and what is as usual', () => {
  const view = read('?ordning=losen&sida=-2&annat=x&typ=&q=%20');
  expect(view).toEqual({ q: ' ', filters: {}, sort: 'name', page: 1 });
  expect(searchOf(view, SHAPE)).toBe('');
  expect(isNarrowed(view)).toBe(false);
});

it('begins another list with its first page, and leads to another page of the same', () => {
  const view = read('?q=brand&sida=4');
  expect(changedView(view, { sort: '-name' })).toMatchObject({ page: 1, q: 'brand', sort: '-name' });
  expect(changedView(view, { page: 5 }).page).toBe(5);
});

it('says to the API what to sort by, in which direction', () => {
  expect(sortOf(read('?ordning=-type'))).toBe('type DESC');
  expect(sortOf(read(''), { name: 'displayName' })).toBe('displayName ASC');
});
