import type { AlertSummary } from '@brandpost/domain';
import type { ExternalMessage } from '@brandpost/rubicore-api';
import { wantAnyway } from '../api/read.ts';
import type { Services } from '../api/services.ts';
import { fetchActiveAlerts } from './alerts.ts';
import { ACTIVE_ALERTS } from './cache-keys.ts';
import { fetchExternalMessages } from './external-messages.ts';

/** The alerts that every page tells of; those from before while they cannot be had. */
export function loadAlerts(services: Services): Promise<AlertSummary[]> {
  return wantAnyway(
    services,
    services.loaderCache.get(ACTIVE_ALERTS, () => fetchActiveAlerts(services)),
    [],
  );
}

/** Sveriges Radio's announcements, which every page tells of; none when they cannot be had, of which nothing is said. */
export async function loadVma(services: Services): Promise<ExternalMessage[]> {
  const ask = () => fetchExternalMessages(services, { source: 'sr-vma' });
  return await services.loaderCache.get('vma', ask).catch(() => []);
}
