/** Anyone who has had no answer after that long is still here. */
const LONGEST_MS = 30_000;

let untilMs = 0;

/**
 * Somebody signs out in this document, which goes where the answer leads: to the sign-in page, or past the identity
 * provider. The session may be over before that answer is here, and a reload would take its place.
 */
export function beginSigningOut(): void {
  untilMs = Date.now() + LONGEST_MS;
}

export function isSigningOut(): boolean {
  return Date.now() < untilMs;
}
