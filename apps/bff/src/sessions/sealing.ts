import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';
import type { SealingKey } from '../config/session-keys.ts';

const CIPHER = 'aes-256-gcm';
const IV_BYTES = 12;
const TAG_BYTES = 16;

/** Seals texts so that the store holds nothing readable, and each can be opened in its own place alone. */
export type Sealing = {
  seal(text: string, place: string): string;
  /** null for what was sealed with another key, for another place, or has been changed. */
  open(sealed: string, place: string): string | null;
};

/**
 * @param keys the first seals, all open: keys can be changed without anybody being signed out
 * Source: SECURITY T2, T24
 */
export function createSealing(keys: readonly [SealingKey, ...SealingKey[]]): Sealing {
  const [current] = keys;
  const byName = new Map(keys.map(({ name, key }) => [name, key]));
  return {
    seal(text, place) {
      const iv = randomBytes(IV_BYTES);
      const cipher = createCipheriv(CIPHER, current.key, iv).setAAD(Buffer.from(place));
      const sealed = Buffer.concat([iv, cipher.update(text, 'utf8'), cipher.final(), cipher.getAuthTag()]);
      return `${current.name}.${sealed.toString('base64url')}`;
    },
    open(sealed, place) {
      const [name = '', encoded = ''] = sealed.split('.');
      const key = byName.get(name);
      const bytes = Buffer.from(encoded, 'base64url');
      if (key === undefined || bytes.length < IV_BYTES + TAG_BYTES) return null;
      try {
        const decipher = createDecipheriv(CIPHER, key, bytes.subarray(0, IV_BYTES), {
          authTagLength: TAG_BYTES,
        })
          .setAAD(Buffer.from(place))
          .setAuthTag(bytes.subarray(-TAG_BYTES));
        return Buffer.concat([
          decipher.update(bytes.subarray(IV_BYTES, -TAG_BYTES)),
          decipher.final(),
        ]).toString();
      } catch {
        return null;
      }
    },
  };
}
