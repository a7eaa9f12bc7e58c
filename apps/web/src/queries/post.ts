import type { Post, PostType } from '@brandpost/domain';
import { ApiError, decodePost } from '@brandpost/rubicore-api';
import type { Services } from '../app/services.ts';
import { need, notFound } from './read.ts';

/** A post with its content; null where there is none, or when what came cannot be shown. */
export async function fetchPost(services: Services, slug: string): Promise<Post | null> {
  try {
    return decodePost(await services.client.call('getPost', { params: { slug }, query: {} }));
  } catch (error) {
    if (error instanceof ApiError && error.status === 404) return null;
    throw error;
  }
}

/**
 * The post behind a page's address.
 * @throws a 404 when there is none, or when it is of a type that does not live there
 */
export async function needPost(services: Services, slug: string, types: readonly PostType[]): Promise<Post> {
  const post = await need(services, fetchPost(services, slug));
  if (post === null || !types.includes(post.type)) throw notFound();
  return post;
}
