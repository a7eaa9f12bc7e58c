import type { AlertSummary } from '@brandpost/domain';
import { useMemo } from 'react';
import { useActiveAlerts } from '../header/use-active-alerts.ts';

/** The alerts that are on and not over: one that is over is on for a day, so that everybody learns of it. */
export function useAlertsInForce(): AlertSummary[] {
  const alerts = useActiveAlerts();
  return useMemo(() => alerts.filter(({ allClearAt }) => allClearAt === null), [alerts]);
}
