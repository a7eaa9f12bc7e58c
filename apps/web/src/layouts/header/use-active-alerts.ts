import { hasEnded } from '@brandpost/domain';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useServices } from '../../app/services.ts';
import { useClock } from '../../live/use-clock.ts';
import { type AlertSummary, activeAlertsQuery } from '../../queries/alerts.ts';

const NONE: AlertSummary[] = [];

/** The alerts that are on now: one that ends goes by itself, by the clock. */
export function useActiveAlerts(): AlertSummary[] {
  const services = useServices();
  const { data: alerts = NONE } = useQuery(activeAlertsQuery(services));
  const now = useClock(
    services.now,
    alerts.map(({ unpublishedDate }) => unpublishedDate),
  );
  return useMemo(() => alerts.filter((alert) => !hasEnded(alert, now)), [alerts, now]);
}
