import { randomBytes } from 'node:crypto';

/** How long somebody may take to sign in. Source: SECURITY section 2.3, step 5. */
export const REQUEST_LIFETIME_MS = 600_000;

/** An xs:ID of 160 random bits. */
export function newMessageId(): string {
  return `_${randomBytes(20).toString('hex')}`;
}
