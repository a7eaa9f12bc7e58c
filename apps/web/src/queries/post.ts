import { hasContactDetails, type Post } from '@brandpost/domain';
import { ApiError, decodePost } from '@brandpost/rubicore-api';
import { redirect } from 'react-router';
import { paths } from '../addresses/paths.ts';
import { need, notFound } from '../api/read.ts';
import type { Services } from '../api/services.ts';

/** A post with its content; null where there is none, or when what came cannot be shown. An empty contact is none. */
export async function fetchPost(services: Services, slug: string): Promise<Post | null> {
  try {
    const post = decodePost(await services.client.call('getPost', { params: { slug }, query: {} }));
    return post && (hasContactDetails(post.contact) ? post : { ...post, contact: null });
  } catch (error) {
    if (error instanceof ApiError && error.status === 404) return null;
    throw error;
  }
}

/**
 * The post behind a page's address.
 * @param path the path that it was asked for under
 * @throws a 404 when there is none; a lasting redirect when its one address is another: its slug has changed, it is of a
 * type that lives elsewhere, or it was asked for by its number, or in capitals
 */
export async function needPost(services: Services, slug: string, path: string): Promise<Post> {
  const inSmallLetters = slug.toLowerCase();
  const post =
    (await need(services, fetchPost(services, slug))) ??
    (inSmallLetters === slug ? null : await need(services, fetchPost(services, inSmallLetters)));
  if (post === null) throw notFound();
  const address = paths.post(post);
  // Browsers escape other signs than we do.
  if (decodeURIComponent(path) !== decodeURIComponent(address)) throw redirect(address, 301);
  return post;
}
