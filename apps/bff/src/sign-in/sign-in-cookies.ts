import { type OwnCookie, ownCookie } from '../cookies/own-cookie.ts';

/** As long as the API knows a browser that is not used. */
const DEVICE_SECONDS = 180 * 24 * 60 * 60;
/** As long as the API waits for what is to be signed. */
const PASSKEY_SECONDS = 5 * 60;

/** Cookies that only the sign-in reads. */
export type SignInCookies = {
  /**
   * What the API knows a browser by that has signed in before: who guesses passwords elsewhere cannot shut it out. It
   * opens nothing. Source: SECURITY T44
   */
  device: OwnCookie;
  /** What the person who began a sign-in by passkey is known by: what they signed counts in their own browser alone. */
  passkey: OwnCookie;
};

/** @param isSecure whether the site is reached by https */
export function signInCookies({ isSecure }: { isSecure: boolean }): SignInCookies {
  return {
    device: ownCookie('device', { isSecure, sameSite: 'strict', maxAgeSeconds: DEVICE_SECONDS }),
    passkey: ownCookie('passkey', { isSecure, sameSite: 'strict', maxAgeSeconds: PASSKEY_SECONDS }),
  };
}
