import { timingSafeEqual } from 'node:crypto';
import { tokenHash } from './token-hash.ts';

/** @returns what tells whether a token is the one that the BFF is known by; null is no token, and nobody knows it */
export function knowsBff(bffToken: string | null): (token: unknown) => boolean {
  const bffHash = bffToken === null ? null : tokenHash(bffToken);
  return (token) =>
    bffHash !== null && typeof token === 'string' && timingSafeEqual(tokenHash(token), bffHash);
}
