import { ACCEPT_COOKIES_COOKIE, ACCEPT_COOKIES_DAYS } from './constants.ts';

const SECONDS_PER_DAY = 24 * 60 * 60;

/**
 * The cookie that remembers that cookies are accepted, as a browser takes it from a script or from a Set-Cookie header.
 * @param isSecure whether the site is reached by https
 * Source: SPEC section 4, Cookie banner; SWEDEN C-02.
 */
export function acceptedCookie(isSecure: boolean): string {
  const maxAgeSeconds = ACCEPT_COOKIES_DAYS * SECONDS_PER_DAY;
  return `${ACCEPT_COOKIES_COOKIE}=true; Path=/; Max-Age=${maxAgeSeconds}; SameSite=Lax${isSecure ? '; Secure' : ''}`;
}
