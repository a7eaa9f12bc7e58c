import { SettingError } from '@brandpost/settings';
import type { Env } from './env.ts';
import { isLoopback } from './own-machine.ts';

/** How crisis alerts are sent to browsers. */
export type PushConfig = Readonly<{
  /** Whom a push service turns to, `mailto:` or `https:`: the subject of VAPID. Source: RFC 8292, section 2.1 */
  contact: string;
  /** Origins of push services that are trusted beside those of the browsers. */
  serviceOrigins: readonly string[];
}>;

/**
 * null where nothing is sent.
 * @throws SettingError for a contact that push services refuse, and for a service that anybody on the way could read
 */
export function pushConfigFrom(env: Env): PushConfig | null {
  const { PUSH_CONTACT: contact, PUSH_SERVICE_ORIGINS: serviceOrigins } = env;
  const plain = serviceOrigins.find(
    (each) => !each.startsWith('https:') && !isLoopback(new URL(each).hostname),
  );
  if (plain !== undefined) {
    throw new SettingError(`PUSH_SERVICE_ORIGINS has "${plain}", but it has to begin with https://.`);
  }
  if (contact === null) return null;
  const url = URL.parse(contact);
  const isRight =
    url !== null &&
    ((url.protocol === 'mailto:' && /^[^@\s]+@[^@\s]+$/.test(url.pathname)) ||
      (url.protocol === 'https:' && !isLoopback(url.hostname)));
  if (isRight) return Object.freeze({ contact, serviceOrigins: Object.freeze(serviceOrigins) });
  throw new SettingError(
    `PUSH_CONTACT is "${contact}", but it has to be mailto: with an address, or an address that begins with https://.`,
  );
}
