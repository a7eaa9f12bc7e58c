import { describe, expect, it } from 'vitest';
import { demoAccounts } from './demo-accounts.ts';

describe('the demo accounts', () => {
  it('name administrators before all others', () => {
    const { accounts, password } = demoAccounts();
    const isAdministrator = accounts.map(({ roles }) => roles.includes('Administratör'));
    expect(accounts[0]?.username).toBe('sysadm01');
    expect(isAdministrator.lastIndexOf(true)).toBeLessThan(isAdministrator.indexOf(false));
    expect(password).toBe('brandpost-demo');
  });
});
