import webPush from 'web-push';
import type { Database } from '../db/database.ts';
import { readOrMakeInstallationValue } from '../db/installation-value.ts';

/** Fact about the installation: the keys that push services know us by. Others would end every subscription. */
const KEY = 'push-vapid';

/** Both in base64url. The private one is in the database and its backups, and in no answer. */
export type VapidKeys = { publicKey: string; privateKey: string };

/** The installation's keys, made when they are first asked for. */
export function vapidKeys(db: Database): Promise<VapidKeys> {
  return readOrMakeInstallationValue(db, KEY, () => webPush.generateVAPIDKeys());
}

/** A token is good for at most 24 hours. Source: RFC 8292, section 2 */
const LIFE_S = 12 * 3600;
const RENEWED_AFTER_MS = 6 * 3600_000;

/** Signs who we are for each push service, once in some hours: a signature costs more than all else of a message. */
export function createVapidSigner(keys: VapidKeys, contact: string): (origin: string, now: Date) => string {
  const signed = new Map<string, { header: string; atMs: number }>();
  return (origin, now) => {
    const known = signed.get(origin);
    const ageMs = known === undefined ? Number.POSITIVE_INFINITY : Math.abs(now.getTime() - known.atMs);
    if (known !== undefined && ageMs < RENEWED_AFTER_MS) return known.header;
    const { publicKey, privateKey } = keys;
    const expires = Math.floor(now.getTime() / 1000) + LIFE_S;
    const { Authorization: header } = webPush.getVapidHeaders(
      ...([origin, contact, publicKey, privateKey, 'aes128gcm', expires] as const),
    );
    signed.set(origin, { header, atMs: now.getTime() });
    return header;
  };
}
