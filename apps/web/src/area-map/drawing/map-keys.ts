import type { GeoBox, GeoPoint } from '@brandpost/domain';

/** Of the height of the map: how far an arrow moves something, and how far with shift. */
const [STEP, SMALL_STEP] = [1 / 20, 1 / 200];

const DIRECTIONS: Readonly<Record<string, { north: number; east: number }>> = {
  ArrowUp: { north: 1, east: 0 },
  ArrowDown: { north: -1, east: 0 },
  ArrowLeft: { north: 0, east: -1 },
  ArrowRight: { north: 0, east: 1 },
};

type Key = { key: string; shiftKey: boolean };

/** Where an arrow leads from a point, as far on the screen in each direction; null for other keys. */
export function byArrow({ key, shiftKey }: Key, { lat, lon }: GeoPoint, box: GeoBox): GeoPoint | null {
  const direction = Object.hasOwn(DIRECTIONS, key) ? DIRECTIONS[key] : undefined;
  if (direction === undefined) return null;
  const step = (box.north - box.south) * (shiftKey ? SMALL_STEP : STEP);
  const squeeze = Math.cos((lat * Math.PI) / 180);
  return { lat: lat + direction.north * step, lon: lon + (direction.east * step) / squeeze };
}

export function isAddKey({ key }: Key): boolean {
  return key === 'Enter' || key === ' ';
}
