import { expect, it } from 'vitest';
import { acceptedCookie } from './accept-cookies.ts';

it('holds for the whole site and a year, over https alone where there is https', () => {
  expect(acceptedCookie(false)).toBe('AcceptCookies=true; Path=/; Max-Age=31536000; SameSite=Lax');
  expect(acceptedCookie(true)).toBe('AcceptCookies=true; Path=/; Max-Age=31536000; SameSite=Lax; Secure');
});
