import { confirmationNeeded } from '../errors.ts';
import type { ApiViewer } from './api-viewer.ts';

/** How long it counts that somebody has shown who they are. */
const FRESH_MS = 10 * 60 * 1000;

/**
 * For what a stranger at an open browser must not do: a session alone is not enough. Source: ASVS 7.5.1.
 * @throws confirmationNeeded
 */
export function requireFresh({ confirmed }: ApiViewer, now: Date): void {
  if (confirmed === null || now.getTime() - confirmed.getTime() > FRESH_MS) throw confirmationNeeded();
}
