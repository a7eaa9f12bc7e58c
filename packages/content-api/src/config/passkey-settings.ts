import { isIP } from 'node:net';
import { SettingError } from '@brandpost/settings';
import type { Env } from './env.ts';
import { isOwnMachine } from './own-machine.ts';

/** Where passkeys are made and used. Source: WebAuthn Level 3, section 4, Relying Party Identifier. */
export type PasskeySettings = Readonly<{
  /** The name that they are made for: browsers offer them there and below. */
  rpId: string;
  /** Our origins that are there or below. */
  origins: readonly string[];
  /** Whether administrators have to have one; on this machine alone they need not. */
  isNeededByAdministrators: boolean;
}>;

/** @throws SettingError when no origin is at the name that is set, or below */
export function passkeySettingsFrom({
  PUBLIC_ORIGIN,
  INTRANET_ORIGIN,
  PASSKEY_RP_ID,
}: Pick<Env, 'PUBLIC_ORIGIN' | 'INTRANET_ORIGIN' | 'PASSKEY_RP_ID'>): PasskeySettings {
  const all = [PUBLIC_ORIGIN, ...(INTRANET_ORIGIN === null ? [] : [INTRANET_ORIGIN])];
  const rpId = PASSKEY_RP_ID?.toLowerCase() ?? new URL(INTRANET_ORIGIN ?? PUBLIC_ORIGIN).hostname;
  const origins = all.filter((origin) => isAtOrBelow(new URL(origin).hostname, rpId));
  if (origins.length === 0) {
    throw new SettingError(
      `PASSKEY_RP_ID is "${rpId}", but it has to be the host of PUBLIC_ORIGIN or INTRANET_ORIGIN, or what both end with.`,
    );
  }
  return Object.freeze({
    rpId,
    origins: Object.freeze(origins),
    // No browser makes a passkey for a number: administrators would be shut out.
    isNeededByAdministrators: !all.every(isOwnMachine) && !isNumber(rpId),
  });
}

/** Whether nobody can have a passkey, since the service is reached by a number in place of a name. */
function isNumber(rpId: string): boolean {
  return isIP(rpId.replace(/^\[|\]$/g, '')) !== 0;
}

/** A part of a name such as `se` is nobody's, and no browser takes it. */
function isAtOrBelow(host: string, rpId: string): boolean {
  return host === rpId || (rpId.includes('.') && !isNumber(rpId) && host.endsWith(`.${rpId}`));
}
