import { fold } from '@brandpost/swedish';
import type { AlertSummary } from '../../queries/alerts.ts';

/** The active alert that forbids fires, told by its title; null when none does. */
export function fireBanAmong(alerts: readonly AlertSummary[]): AlertSummary | null {
  return alerts.find((alert) => fold(alert.title).includes('eldningsforbud')) ?? null;
}
