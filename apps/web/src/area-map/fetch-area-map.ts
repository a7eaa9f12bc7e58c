import { type GeoPoint, type MapFeature, soundPolygon, writtenBox } from '@brandpost/domain';
import { ApiError } from '@brandpost/rubicore-api';
import { want } from '../api/read.ts';
import type { Services } from '../api/services.ts';
import { boxOfArea, type MapPicture, mapPicture } from './map-picture.ts';

/** An area on the outlines around it; on nothing, where the API has no map. null where there is no area. */
export async function fetchAreaMap(
  services: Services,
  drawn: readonly GeoPoint[],
): Promise<MapPicture | null> {
  const polygon = soundPolygon(drawn);
  const box = boxOfArea(polygon);
  if (box === null) return null;
  const features = await want<MapFeature[]>(services, featuresIn(services, writtenBox(box)), []);
  return mapPicture(features, box, polygon);
}

async function featuresIn({ client }: Services, box: string): Promise<MapFeature[]> {
  try {
    return await client.call('getMap', { query: { box } });
  } catch (error) {
    if (error instanceof ApiError && error.status === 404) return [];
    throw error;
  }
}
