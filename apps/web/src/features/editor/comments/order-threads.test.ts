import type { ContentNode } from '@brandpost/domain';
import type { CommentThread } from '@brandpost/rubicore-api';
import { expect, it } from 'vitest';
import { countByBlock, orderThreads } from './order-threads.ts';

const heading = (id: string, text: string): ContentNode => ({
  ...{ id, type: 'heading', version: '1.0.0', props: { text, size: 2 }, children: [] },
});
const CONTENT = [heading('first', 'Först'), heading('second', 'Sedan')];
const thread = (id: number, blockId: string | null, isResolved = false): CommentThread => ({
  ...{ id, blockId, comments: [] },
  resolved: isResolved ? { date: '2026-11-25T08:00:00.000Z', byName: 'Bo' } : null,
});

it('puts threads on all of it first, then those on blocks as they are read, and last those whose block is gone', () => {
  const threads = [
    thread(1, 'gone'),
    thread(2, 'second'),
    thread(3, 'first'),
    thread(4, null),
    thread(5, 'first'),
  ];
  expect(orderThreads(threads, CONTENT).map(({ thread: { id }, subject }) => [id, subject])).toEqual([
    [4, { blockId: null, name: 'Hela innehållet' }],
    [3, { blockId: 'first', name: 'Rubrik: Först' }],
    [5, { blockId: 'first', name: 'Rubrik: Först' }],
    [2, { blockId: 'second', name: 'Rubrik: Sedan' }],
    [1, { blockId: null, name: 'Borttaget block' }],
  ]);
});

it('counts threads that are open, by block', () => {
  const threads = [thread(1, 'first'), thread(2, 'first'), thread(3, 'second', true), thread(4, null)];
  expect([...countByBlock(threads)]).toEqual([['first', 2]]);
});
