import { expect, it } from 'vitest';
import { readSignInAddress } from './sign-in-address.ts';

const read = (query: string) => readSignInAddress(new URLSearchParams(query));

it('tells why somebody was not let in, and where they wanted to go', () => {
  expect(read('fel=uppgifter&tillbaka=%2Fnyheter%3Fsida%3D2')).toEqual({
    failure: 'uppgifter',
    returnTo: '/nyheter?sida=2',
    hasSignedOut: false,
  });
});

it.each(['fel=okant', 'fel=toString', 'fel=', ''])('makes nothing of %j', (query) => {
  expect(read(query)).toEqual({ failure: null, returnTo: '', hasSignedOut: false });
});

it('tells that somebody has signed out, and that the identity provider was not notified', () => {
  expect(read('utloggad=1&fel=idp')).toMatchObject({ hasSignedOut: true, failure: 'idp' });
  expect(read('utloggad=ja').hasSignedOut).toBe(false);
});
