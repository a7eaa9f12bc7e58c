import type { Services } from '../../api/services.ts';
import { fetchPost } from '../../queries/post.ts';

const FIRE_PAGE_SLUG = 'eldningsforbud';

/** Where the service's own page tells whether one may make a fire; null where there is no such page. */
export async function fetchFirePage(services: Services): Promise<{ slug: string } | null> {
  const page = await fetchPost(services, FIRE_PAGE_SLUG);
  return page === null ? null : { slug: page.slug };
}
