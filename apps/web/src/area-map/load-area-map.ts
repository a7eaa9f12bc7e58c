import type { Post } from '@brandpost/domain';
import type { ComponentType } from 'react';
import type { Services } from '../api/services.ts';
import type { AlertWithMap, AreaMapData } from './area-map-data.ts';
import type { MapPicture } from './map-picture.ts';

type AreaView = ComponentType<{ post: Post; drawing: MapPicture | null }>;
let views: typeof import('./area-views.ts') | undefined;

/** What shows a map; undefined until a page with one has been asked for, which the HTML from the server has not. */
export function areaView({ drawing }: AreaMapData): AreaView | undefined {
  return drawing ? views?.DrawnArea : views?.SharedArea;
}

/**
 * An alert with the map of its area, null where it has none: then nothing is loaded. Of what only this reader may see
 * there is no picture for all.
 * @param isShared whether any visitor may read it
 */
export async function loadAreaMap(
  services: Services,
  post: Post,
  isShared = services.session.user === null,
): Promise<AlertWithMap> {
  const { alert } = post;
  if (!alert?.polygon.length || alert.withdrawnAt) return { post, map: null };
  views = await import('./area-views.ts');
  return await views.fetchAreaMap(services, post, isShared);
}
