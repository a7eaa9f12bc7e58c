import { type GeoPoint, type MapFeature, type Post, soundPolygon, writtenBox } from '@brandpost/domain';
import { ApiError } from '@brandpost/rubicore-api';
import { want } from '../api/read.ts';
import type { Services } from '../api/services.ts';
import type { AlertWithMap } from './area-map-data.ts';
import { boxOfArea, type MapPicture, mapPicture } from './map-picture.ts';

/**
 * An alert with the map of its area; null for what encloses none. Where any visitor may read it, the picture that all
 * share has the corners: they may be the largest part of what starts the app.
 */
export async function fetchAreaMap(services: Services, post: Post, isShared: boolean): Promise<AlertWithMap> {
  const { alert } = post;
  const corners = soundPolygon(alert?.polygon ?? []);
  if (isShared && alert !== null) {
    const map = corners.length === 0 ? null : { drawing: null };
    return { post: { ...post, alert: { ...alert, polygon: [] } }, map };
  }
  const featuresOf = (box: string) => want<readonly MapFeature[]>(services, featuresIn(services, box), []);
  const drawing = await areaMap(corners, featuresOf);
  return { post, map: drawing && { drawing } };
}

/**
 * An area on the outlines around it; null where there is none.
 * @param outlinesIn answers what a box shows, written as `south,west,north,east`
 */
export async function areaMap(
  drawn: readonly GeoPoint[],
  outlinesIn: (box: string) => Promise<readonly MapFeature[]>,
): Promise<MapPicture | null> {
  const polygon = soundPolygon(drawn);
  const box = boxOfArea(polygon);
  return box && mapPicture(await outlinesIn(writtenBox(box)), box, polygon);
}

async function featuresIn({ client }: Services, box: string): Promise<MapFeature[]> {
  try {
    return await client.call('getMap', { query: { box } });
  } catch (error) {
    if (error instanceof ApiError && error.status === 404) return [];
    throw error;
  }
}
