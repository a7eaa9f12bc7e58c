import type { Presence } from '@brandpost/rubicore-api';
import { expect, it } from 'vitest';
import { writersByPlace } from './by-place.ts';

const person = (userId: number, at?: Presence['at']): Presence => ({
  ...{ userId, client: `flik-${userId}`, displayName: `Person ${userId}`, state: 'writing' as const },
  ...{ since: '2026-11-25T08:00:00.000Z', isSelf: false },
  ...(at === undefined ? {} : { at }),
});

it('has each person where they write, and those who are nowhere in particular nowhere', () => {
  const { title, excerpt, blocks } = writersByPlace([
    person(1, { field: 'excerpt' }),
    person(2, { blockId: 'title' }),
    person(3, { blockId: 'title' }),
    person(4, null),
    person(5),
  ]);
  expect([title, excerpt].map((people) => people.map(({ userId }) => userId))).toEqual([[], [1]]);
  expect([...blocks].map(([id, people]) => [id, people.map(({ userId }) => userId)])).toEqual([
    ['title', [2, 3]],
  ]);
});
