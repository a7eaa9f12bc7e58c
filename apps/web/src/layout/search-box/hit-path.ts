import { eServiceSlug, POST_TYPES } from '@brandpost/domain';
import type { SearchHit } from '@brandpost/rubicore-api';
import { paths } from '../../addresses/paths.ts';

/** Where a hit leads: posts to their page, e-services to their explanation. */
export function hitPath(hit: Pick<SearchHit, 'kind' | 'type' | 'title' | 'slug'>): string {
  if (hit.kind === 'link') return paths.eServices(eServiceSlug({ name: hit.title }));
  const type = POST_TYPES.find((known) => known === hit.type);
  if (type === undefined || hit.slug === null) return paths.start();
  return paths.post({ type, slug: hit.slug });
}
