import { expect, it } from 'vitest';
import { redirectForUnauthorized } from './unauthorized.ts';

const now = { lastReloadMs: null, nowMs: 1_000_000 };

it('leads to the sign-in page, and back to where somebody was on the way to', () => {
  expect(redirectForUnauthorized('SIGNED_OUT', { ...now, address: '/nyheter?sida=2' })).toEqual({
    kind: 'sign-in',
    path: '/login?tillbaka=%2Fnyheter%3Fsida%3D2',
  });
});

it('leads nowhere from the sign-in page itself', () => {
  expect(redirectForUnauthorized('SIGNED_OUT', { ...now, address: '/login?tillbaka=%2F' })).toBeNull();
  expect(redirectForUnauthorized('MASQUERADE_ENDED', { ...now, address: '/login' })).toBeNull();
});

it('loads the page anew when only acting as another has ended, and not for ever', () => {
  const at = { address: '/', nowMs: 1_000_000 };
  expect(redirectForUnauthorized('MASQUERADE_ENDED', { ...at, lastReloadMs: null })).toEqual({
    kind: 'reload',
  });
  expect(redirectForUnauthorized('MASQUERADE_ENDED', { ...at, lastReloadMs: 940_001 })).toBeNull();
});
