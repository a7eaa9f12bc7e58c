import { createHash, randomBytes } from 'node:crypto';

/** What is kept of a token: enough to know it again, not enough to use it. Tokens are random, so no salt is needed. */
export function tokenHash(token: string): Buffer {
  return createHash('sha256').update(token, 'utf8').digest();
}

/** A new token: 256 random bits as text that fits in a header. Source: DESIGN section 5, Tokens. */
export function newToken(): string {
  return randomBytes(32).toString('base64url');
}
