import { expect, it } from 'vitest';
import { currentToken, isExpired, isMasked, withMasquerade, withoutMasquerade } from './token-rules.ts';

const visitor = { my: null, masq: null, current: null, default: 'built-in' };
const user = { my: 'own', masq: null, current: 'own', default: 'built-in' };

it("uses the user's token, and the default for a visitor", () => {
  expect(currentToken(visitor)).toBe('built-in');
  expect(currentToken(user)).toBe('own');
  expect(currentToken({ ...user, current: null })).toBe('own');
});

it('acts under the other token while masked and restores the own one afterwards', () => {
  const masked = withMasquerade(user, 'other');
  expect(isMasked(masked)).toBe(true);
  expect(currentToken(masked)).toBe('other');
  expect(masked.my).toBe('own');
  expect(withoutMasquerade(masked)).toEqual(user);
});

it('is not masked without a masquerade token, nor while another is in use', () => {
  expect(isMasked(visitor)).toBe(false);
  expect(isMasked(user)).toBe(false);
  expect(isMasked({ ...user, masq: 'other' })).toBe(false);
});

it('counts a token as expired from the moment it names', () => {
  const now = new Date('2026-11-20T12:00:00Z');
  expect(isExpired({ expires: '2026-11-20T12:00:00.001Z', status: 'active' }, now)).toBe(false);
  expect(isExpired({ expires: '2026-11-20T13:00:00+01:00', status: 'active' }, now)).toBe(true);
  expect(isExpired({ expires: null, status: 'active' }, now)).toBe(false);
  expect(isExpired({ expires: null, status: 'expired' }, now)).toBe(true);
  expect(isExpired({ expires: 'aldrig', status: 'active' }, now)).toBe(true);
});
