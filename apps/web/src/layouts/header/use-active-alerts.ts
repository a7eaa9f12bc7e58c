import { useQuery } from '@tanstack/react-query';
import { useServices } from '../../app/services.ts';
import { type AlertSummary, activeAlertsQuery } from '../../queries/alerts.ts';

const NONE: AlertSummary[] = [];

/** The alerts that are on now. */
export function useActiveAlerts(): AlertSummary[] {
  return useQuery(activeAlertsQuery(useServices())).data ?? NONE;
}
