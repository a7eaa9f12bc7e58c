import { Type } from 'typebox';

export const GeoPointSchema = Type.Object({ lat: Type.Number(), lon: Type.Number() });
