import { OWN_LANGUAGE, type Post } from '@brandpost/domain';
import { ApiError, type RelatedPost } from '@brandpost/rubicore-api';
import { want } from '../api/read.ts';
import type { Services } from '../api/services.ts';
import type { PageMeta } from '../document/page-meta.ts';
import { pictureOfPost } from '../document/share-picture.ts';
import { type ContentResources, fetchResources, NO_RESOURCES } from '../queries/content.ts';
import { fittingFirst } from './fitting-first.ts';
import { loadReadMore } from './load-read-more.ts';
import { hasCards } from './post-aside.tsx';
import { postCards } from './post-cards-part.ts';

/** Fetches what a post's blocks point at, so that the page is whole in its HTML. */
export async function loadContent(services: Services, post: Post): Promise<ContentResources> {
  const [resources] = await Promise.all([
    want(services, fetchResources(services, post.content ?? []), NO_RESOURCES),
    hasCards(post) && postCards.load(),
  ]);
  return { ...resources, vacancies: fittingFirst(resources.vacancies, post.title) };
}

/** What belongs together with a post. Asked of an upstream without such a call, or in trouble: nothing. */
export async function loadRelated(services: Services, post: Post): Promise<RelatedPost[]> {
  const [related] = await Promise.all([want(services, fetchRelated(services, post.id), []), loadReadMore()]);
  return related;
}

async function fetchRelated(services: Services, id: number): Promise<RelatedPost[]> {
  try {
    return await services.client.call('listRelatedPosts', { params: { id } });
  } catch (error) {
    if (error instanceof ApiError && error.status === 404) return [];
    throw error;
  }
}

/** What the head says of a post that has a page of its own. */
export function metaOfPost(
  post: Post,
  canonicalPath: string,
  more: Pick<PageMeta, 'trail' | 'subject' | 'alternates'> = {},
): PageMeta {
  return {
    title: post.title,
    description: post.excerpt,
    canonicalPath,
    picture: pictureOfPost(post, canonicalPath),
    ...(post.language !== OWN_LANGUAGE && { language: post.language }),
    ...more,
  };
}
