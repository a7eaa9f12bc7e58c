import { expect, it } from 'vitest';
import { viewFrom } from '../../administration/table/table-view.ts';
import { CONTENT_SHAPE, contentQuery, isMine } from './content-view.ts';

const NOW = new Date('2026-11-20T12:00:00Z');
const view = (search: string) => viewFrom(new URLSearchParams(search), CONTENT_SHAPE);

it('asks for everything but the trash, newest changes first, also what has ended', () => {
  expect(contentQuery(view(''), NOW)).toEqual({
    sort: 'updatedDate DESC',
    status: ['publish', 'draft', 'future'],
    includeEnded: true,
  });
});

it('narrows by what the address says, and by nothing that it could not mean', () => {
  expect(contentQuery(view('?typ=news&status=trash&grupp=3&jobb=12&ordning=title'), NOW)).toEqual({
    sort: 'title ASC',
    status: 'trash',
    includeEnded: true,
    type: 'news',
    nodeId: 3,
    categoryId: 12,
  });
  expect(contentQuery(view('?typ=katt&status=allt&grupp=x'), NOW)).toEqual(contentQuery(view(''), NOW));
});

it('takes for stale what nobody has changed for a year', () => {
  expect(contentQuery(view('?urval=gamla'), NOW)).toMatchObject({
    updatedBefore: '2025-11-20T12:00:00.000Z',
  });
  expect(isMine(view('?urval=mina'))).toBe(true);
});
