import { type Post, soundPolygon } from '@brandpost/domain';
import type { Services } from '../api/services.ts';
import type { DrawnArea } from './drawn-area.tsx';
import type { MapPicture } from './map-picture.ts';

let drawn: typeof DrawnArea | null = null;

/** What draws an area; null until it is loaded. */
export function drawnArea(): typeof DrawnArea | null {
  return drawn;
}

/** The HTML from the server needs it only when another area is to be shown than stands there. */
export async function loadDrawnArea(): Promise<void> {
  drawn ??= (await import('./drawn-area.tsx')).DrawnArea;
}

/** The map of an alert's area, and what draws it; null for a post without an area, for which nothing is loaded. */
export async function loadAreaMap(services: Services, { alert }: Post): Promise<MapPicture | null> {
  if (alert === null || alert.withdrawnAt !== null || alert.polygon.length === 0) return null;
  const polygon = soundPolygon(alert.polygon);
  const [{ fetchAreaMap }] = await Promise.all([import('./fetch-area-map.ts'), loadDrawnArea()]);
  return await fetchAreaMap(services, polygon);
}
