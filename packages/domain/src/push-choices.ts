import type { AlertLevel } from './entities/alert-details.ts';

/** The least severe alert that somebody wants to be notified of; each takes in those before it. */
export const PUSH_LEVELS = ['severe', 'warning', 'information'] as const;
export type PushLevel = (typeof PUSH_LEVELS)[number];

/**
 * The choices with which an alert of a level is sent. One without a level may be as bad as any but a VMA.
 * @param level null where nobody has said it
 */
export function pushLevelsFor(level: AlertLevel | null): readonly PushLevel[] {
  if (level === null || level === 'vma' || level === 'severe') return PUSH_LEVELS;
  return level === 'warning' ? ['warning', 'information'] : ['information'];
}
