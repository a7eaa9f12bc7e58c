import type { Post } from '@brandpost/domain';
import type { Services } from '../app/services.ts';
import type { PageMeta } from '../document/page-meta.ts';
import { pictureOfPost } from '../document/share-picture.ts';
import { contentResourcesQuery, NO_RESOURCES } from '../queries/content.ts';
import { want } from '../queries/read.ts';

/** Fetches what a post's blocks point at, so that the page is whole in its HTML. */
export async function loadContent(services: Services, post: Post): Promise<void> {
  await want(services, contentResourcesQuery(services, post.content ?? []), NO_RESOURCES);
}

/** What the head says of a post that has a page of its own. */
export function metaOfPost(
  post: Post,
  canonicalPath: string,
  more: Pick<PageMeta, 'trail' | 'subject'> = {},
): PageMeta {
  return {
    title: post.title,
    description: post.excerpt,
    canonicalPath,
    picture: pictureOfPost(post, canonicalPath),
    ...more,
  };
}
