import { type AlertSummary, STRIP_MAX_ALERTS } from '@brandpost/domain';

/** What stands on top of a page: the alerts with a row of their own, and how many more there are. */
export type StripAlerts = { shown: readonly AlertSummary[]; more: number };

/** The worst alerts, each in a row; the rest as one row. */
export function worstAlerts(alerts: readonly AlertSummary[]): StripAlerts {
  // A row for the last one takes no more room than one that says that there is one.
  const isOneMore = alerts.length === STRIP_MAX_ALERTS + 1;
  const shown = isOneMore ? alerts : alerts.slice(0, STRIP_MAX_ALERTS);
  return { shown, more: alerts.length - shown.length };
}

/**
 * On pages of which somebody wants the first lines at once: the worst alert, and each other that is red. The rest are told
 * of in the last of these rows.
 */
export function gravestAlerts(alerts: readonly AlertSummary[]): StripAlerts {
  const shown = alerts.filter((alert, index) => index === 0 || isRed(alert));
  return { shown, more: alerts.length - shown.length };
}

/** How many rows of the header that takes. */
export function rowsOf({ shown, more }: StripAlerts, isFolded: boolean): number {
  return shown.length + (more > 0 && !isFolded ? 1 : 0);
}

/** Of one without a level nobody knows how bad it is. */
function isRed({ level, allClearAt }: AlertSummary): boolean {
  return allClearAt === null && (level === 'vma' || level === null);
}
