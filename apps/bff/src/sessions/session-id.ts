import { createHash, randomBytes } from 'node:crypto';

const ID_BYTES = 32;

/** A new session id: 256 bits that nobody can guess. Source: SECURITY T2. */
export function newSessionId(): string {
  return randomBytes(ID_BYTES).toString('base64url');
}

/** Whether a text could be an id of ours at all. */
export function isSessionId(text: string): boolean {
  return /^[A-Za-z0-9_-]{43}$/.test(text);
}

/** What an id is kept under: anyone who reads the store cannot use what is found there. */
export function keyOfSecret(secret: string): string {
  return createHash('sha256').update(secret).digest('base64url');
}
