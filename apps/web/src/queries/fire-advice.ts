import type { Services } from '../app/services.ts';
import { fetchPost } from './post.ts';

/** The page that answers whether one may make a fire today. */
export type FireAdvice = { title: string; excerpt: string; slug: string };

const FIRE_PAGE_SLUG = 'eldningsforbud';

/** What the service's own page about fire bans says in short; null where there is no such page. */
export async function fetchFireAdvice(services: Services): Promise<FireAdvice | null> {
  const page = await fetchPost(services, FIRE_PAGE_SLUG);
  return page === null ? null : { title: page.title, excerpt: page.excerpt, slug: page.slug };
}
