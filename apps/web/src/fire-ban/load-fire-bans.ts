import type { Services } from '../api/services.ts';
import type { KnownFireBans } from '../queries/fire-bans.ts';
import { loadFireCard } from './fire-card.tsx';

/** What is known of fires, and what shows it; null where the API has no such thing. */
export async function loadFireBans(services: Services): Promise<KnownFireBans | null> {
  const [{ wantFireBans }] = await Promise.all([import('../queries/fire-bans.ts'), loadFireCard()]);
  return await wantFireBans(services);
}
