import { expect, it } from 'vitest';
import { pageLinks } from './forward.ts';

it('leads from a page in the middle to its neighbours and both ends', () => {
  expect(pageLinks('/rubicore/core/v1/post?type=news&page=2&perPage=5', 21)).toBe(
    [
      '</rubicore/core/v1/post?type=news&page=1&perPage=5>; rel="first"',
      '</rubicore/core/v1/post?type=news&page=1&perPage=5>; rel="prev"',
      '</rubicore/core/v1/post?type=news&page=3&perPage=5>; rel="next"',
      '</rubicore/core/v1/post?type=news&page=5&perPage=5>; rel="last"',
    ].join(', '),
  );
});

it('leads nowhere further when all rows fit in one page', () => {
  expect(pageLinks('/a?perPage=20', 3)).toBe(
    '</a?perPage=20&page=1>; rel="first", </a?perPage=20&page=1>; rel="last"',
  );
});

it('says nothing about paging that makes no sense', () => {
  expect(pageLinks('/a?page=-1', 3)).toBeNull();
});
