import { type AlertSummary, hasEnded } from '@brandpost/domain';
import { useMemo } from 'react';
import { useServices } from '../../api/services.ts';
import { useClock } from '../../api/use-clock.ts';
import { useLoadedAlerts } from '../layout-data.ts';

/** The alerts that are on now: one that ends goes by itself, by the clock. */
export function useActiveAlerts(): AlertSummary[] {
  const alerts = useLoadedAlerts();
  const now = useClock(
    useServices().now,
    alerts.map(({ unpublishedDate }) => unpublishedDate),
  );
  return useMemo(() => alerts.filter((alert) => !hasEnded(alert, now)), [alerts, now]);
}
