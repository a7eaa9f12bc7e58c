import type { Presence } from '@brandpost/rubicore-api';

/** One mark for each person, however many tabs they have it open in: writing where they write in any of them. */
export function onePerPerson(present: readonly Presence[]): Presence[] {
  const people = new Map<number, Presence>();
  for (const tab of present) {
    const known = people.get(tab.userId);
    if (known === undefined || (known.state === 'idle' && tab.state === 'writing'))
      people.set(tab.userId, tab);
  }
  return [...people.values()];
}
