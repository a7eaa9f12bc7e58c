import { expect, it } from 'vitest';
import { ownChanges } from './own-changes.ts';

it('of a record what somebody has changed is told from what they have left as it was', () => {
  const opened = { name: 'Ås', needs: ['BankID'], icon: null };
  expect(ownChanges(opened, { ...opened, needs: ['BankID'] })).toEqual({});
  expect(ownChanges(opened, { ...opened, needs: [], name: 'Åsbruk' })).toEqual({ needs: [], name: 'Åsbruk' });
});
