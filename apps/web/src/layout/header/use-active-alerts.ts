import { type AlertSummary, hasEnded } from '@brandpost/domain';
import { useMemo } from 'react';
import { useKnownClock } from '../../api/use-known-clock.ts';
import { useLoadedAlerts } from '../layout-data.ts';

/** The alerts that are on now: one that ends goes by itself, while there is a connection. */
export function useActiveAlerts(): AlertSummary[] {
  const alerts = useLoadedAlerts();
  const { knownUntil } = useKnownClock(alerts.map(({ unpublishedDate }) => unpublishedDate));
  return useMemo(() => alerts.filter((alert) => !hasEnded(alert, knownUntil)), [alerts, knownUntil]);
}

/** The alerts that are on and not over: one that is over is on for a day, so that everybody learns of it. */
export function useAlertsInForce(): AlertSummary[] {
  const alerts = useActiveAlerts();
  return useMemo(() => alerts.filter(({ allClearAt }) => allClearAt === null), [alerts]);
}
