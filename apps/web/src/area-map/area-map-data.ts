import type { Post } from '@brandpost/domain';
import type { MapPicture } from './map-picture.ts';

/** The map of an area: drawn within the page or, without a drawing, the picture that all visitors share. */
export type AreaMapData = { drawing: MapPicture | null };

/** An alert with the map of its area; null where it has none. */
export type AlertWithMap = { post: Post; map: AreaMapData | null };
