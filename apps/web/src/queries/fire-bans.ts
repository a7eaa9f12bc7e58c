import { ApiError, decodeFireBans, type FireBans } from '@brandpost/rubicore-api';
import { want } from '../api/read.ts';
import type { Services } from '../api/services.ts';

/** What is known where nobody has said anything, or where it cannot be had. */
const NOTHING_KNOWN: FireBans = { fireBans: [], fireRisk: null };

/** What is known of fires; null where the API has no such thing. What cannot be had just now is unknown. */
export function wantFireBans(services: Services): Promise<FireBans | null> {
  return want<FireBans | null>(services, fetchFireBans(services), NOTHING_KNOWN);
}

async function fetchFireBans({ client }: Services): Promise<FireBans | null> {
  try {
    return decodeFireBans(await client.call('getFireBans', {}));
  } catch (error) {
    if (error instanceof ApiError && error.status === 404) return null;
    throw error;
  }
}
