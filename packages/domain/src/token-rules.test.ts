import { expect, it } from 'vitest';
import { isExpired } from './token-rules.ts';

it('counts a token as expired from the moment it names', () => {
  const now = new Date('2026-11-20T12:00:00Z');
  expect(isExpired({ expires: '2026-11-20T12:00:00.001Z', status: 'active' }, now)).toBe(false);
  expect(isExpired({ expires: '2026-11-20T13:00:00+01:00', status: 'active' }, now)).toBe(true);
  expect(isExpired({ expires: null, status: 'active' }, now)).toBe(false);
  expect(isExpired({ expires: null, status: 'expired' }, now)).toBe(true);
  expect(isExpired({ expires: 'aldrig', status: 'active' }, now)).toBe(true);
});
