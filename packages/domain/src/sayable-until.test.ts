import { describe, expect, it } from 'vitest';
import { sayableUntil } from './sayable-until.ts';

describe('sayableUntil', () => {
  it('lets a page without a connection say for a day that there is no ban, and for as long as it says so that there is one', () => {
    const lastContact = new Date('2026-07-02T08:00:00.000Z');
    expect(sayableUntil([{ state: 'none', stateBefore: null }], lastContact)).toEqual(
      new Date('2026-07-03T08:00:00.000Z'),
    );
    const bans = [
      { state: 'ban', stateBefore: null },
      { state: 'strict', stateBefore: null },
    ] as const;
    expect(sayableUntil(bans, lastContact)).toBeNull();
    expect(sayableUntil([{ state: 'ban', stateBefore: 'none' }], lastContact)).not.toBeNull();
  });
});
