import { describe, expect, it } from 'vitest';
import { countsPerKind, kindOf, typesOf } from './result-kinds.ts';

describe('kinds of finds', () => {
  it('counts news that are chosen for the start page among the news', () => {
    const counts = [
      { type: 'page', count: 4 },
      { type: 'pinned-news', count: 1 },
      { type: 'news', count: 6 },
    ];
    expect(countsPerKind(counts)).toEqual([
      { kind: 'page', count: 4 },
      { kind: 'news', count: 7 },
    ]);
  });

  it('asks for all types of a kind', () => {
    expect(typesOf(kindOf('pinned-news'))).toEqual(['news', 'pinned-news']);
    expect(typesOf(kindOf('page'))).toEqual(['page']);
  });
});
