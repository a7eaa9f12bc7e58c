import { Type } from 'typebox';

/** A place on earth: WGS 84, in degrees north and east. */
export type GeoPoint = { lat: number; lon: number };

export const GeoPointSchema = Type.Object({ lat: Type.Number(), lon: Type.Number() });
