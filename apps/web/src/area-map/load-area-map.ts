import type { Post } from '@brandpost/domain';
import type { Services } from '../api/services.ts';
import type { DrawnArea } from './drawn-area.tsx';
import type { MapPicture } from './map-picture.ts';

let drawn: typeof DrawnArea | null = null;

/** What draws an area; null until a page with one has been asked for, which the HTML from the server has not. */
export function drawnArea(): typeof DrawnArea | null {
  return drawn;
}

/** The map of an alert's area; null for a post without one, for which nothing is loaded. */
export async function loadAreaMap(services: Services, { alert }: Post): Promise<MapPicture | null> {
  if (!alert?.polygon.length || alert.withdrawnAt) return null;
  const { DrawnArea, fetchAreaMap } = await import('./drawn-area.tsx');
  drawn = DrawnArea;
  return await fetchAreaMap(services, alert.polygon);
}
