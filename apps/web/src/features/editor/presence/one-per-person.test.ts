import type { Presence } from '@brandpost/rubicore-api';
import { expect, it } from 'vitest';
import { onePerPerson } from './one-per-person.ts';

const tab = (userId: number, client: string, state: Presence['state']): Presence => ({
  ...{ userId, client, state, displayName: `Person ${userId}` },
  ...{ since: '2026-11-25T08:00:00.000Z', isSelf: false },
});

it('shows somebody once, as writing where one of their tabs says so', () => {
  const shown = onePerPerson([
    tab(3, 'a', 'idle'),
    tab(1, 'b', 'idle'),
    tab(3, 'c', 'writing'),
    tab(3, 'd', 'idle'),
  ]);
  expect(shown.map(({ userId, state }) => [userId, state])).toEqual([
    [3, 'writing'],
    [1, 'idle'],
  ]);
});
