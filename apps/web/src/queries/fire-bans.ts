import { fireBanMoments, fireRiskNow } from '@brandpost/domain';
import { ApiError, decodeFireBans, type FireBans } from '@brandpost/rubicore-api';
import { want } from '../api/read.ts';
import type { Services } from '../api/services.ts';

/** @property changesAt when something else holds although nobody says anything, ISO 8601; null: never */
export type KnownFireBans = FireBans & { changesAt: string | null };

/** What is known where nobody has said anything, or where it cannot be had. */
const NOTHING_KNOWN: FireBans = { fireBans: [], fireRisk: null };

/** What is known of fires; null where the API has no such thing. What cannot be had just now is unknown. */
export async function wantFireBans(services: Services): Promise<KnownFireBans | null> {
  const known = await want<FireBans | null>(services, fetchFireBans(services), NOTHING_KNOWN);
  return known === null ? null : { ...known, changesAt: nextChange(known, services.clock()) };
}

function nextChange({ fireBans, fireRisk }: FireBans, now: Date): string | null {
  const moments = [...fireBans.flatMap(fireBanMoments), fireRiskNow(fireRisk, now)?.endsAt ?? ''];
  const next = Math.min(...moments.map((moment) => Date.parse(moment)).filter((ms) => ms > now.getTime()));
  return Number.isFinite(next) ? new Date(next).toISOString() : null;
}

async function fetchFireBans({ client }: Services): Promise<FireBans | null> {
  try {
    return decodeFireBans(await client.call('getFireBans', {}));
  } catch (error) {
    if (error instanceof ApiError && error.status === 404) return null;
    throw error;
  }
}
