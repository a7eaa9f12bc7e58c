import {
  type AlertSummary,
  alertSummary,
  byGravity,
  hasEnded,
  LIST_PER_PAGE,
  type Post,
} from '@brandpost/domain';
import { decodePost } from '@brandpost/rubicore-api';
import { decodedList } from '../api/decoded.ts';
import type { Services } from '../api/services.ts';

/** The alerts that are on now, the worst first. Source: SPEC section 4, Notifications. */
export async function fetchActiveAlerts(services: Services): Promise<AlertSummary[]> {
  const alerts = await fetchAlerts(services, {});
  return alerts.filter((alert) => !hasEnded(alert, services.clock())).sort(byGravity);
}

/** The alerts that have ended, newest first. An upstream without an archive gives an empty list. */
export async function fetchPastAlerts(services: Services): Promise<AlertSummary[]> {
  return (await fetchAlerts(services, { includeEnded: true })).filter(
    (alert) => hasEnded(alert, services.clock()) && !alert.isWithdrawn,
  );
}

async function fetchAlerts(services: Services, query: { includeEnded?: true }): Promise<AlertSummary[]> {
  return (await fetchAlertPosts(services, query)).map(alertSummary);
}

/** The same with what is said of them in other languages. */
export async function fetchAlertPosts(services: Services, query: { includeEnded?: true }): Promise<Post[]> {
  const rows = await services.client.call('listPosts', {
    query: { type: 'alert', sort: 'publishedDate DESC', perPage: LIST_PER_PAGE, ...query },
  });
  return decodedList(rows, decodePost);
}
