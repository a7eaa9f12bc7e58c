import { describe, expect, it } from 'vitest';
import { proposedUsername } from './proposed-username.ts';

describe('a proposed user name', () => {
  it.each([
    ['Anna', 'Exempel', 'annexe01'],
    ['Åsa', 'Öberg', 'asaobe01'],
    ['Bo', 'Ek', 'boek01'],
    ['Per-Olof', "d'Arc", 'perdar01'],
  ])('is made of the names %s %s', (first, last, username) => {
    expect(proposedUsername(first, last)).toBe(username);
  });

  it('waits for both names', () => {
    expect(proposedUsername('Anna', '')).toBe('');
    expect(proposedUsername('', '')).toBe('');
  });
});
