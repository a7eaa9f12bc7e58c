import { describe, expect, it } from 'vitest';
import { readLinkIds } from './read-link-ids.ts';

describe('readLinkIds', () => {
  it.each<[unknown, number[]]>([
    ['[2, 4]', [2, 4]],
    ['["7", 7, 1]', [7, 1]],
    [
      [3, 1],
      [3, 1],
    ],
    ['[0, -1, 1.5, 2147483648, null, "x", [2], {"id": 2}]', []],
    ['{"0": 1}', []],
    ['[1, 2', []],
    ['', []],
    [undefined, []],
  ])('reads %j as %j', (text, ids) => {
    expect(readLinkIds(text)).toEqual(ids);
  });
});
