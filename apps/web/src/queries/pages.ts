import { HIDDEN_SLUG, PAGES_PER_PAGE, type Post } from '@brandpost/domain';
import { decodePost } from '@brandpost/rubicore-api';
import { queryOptions } from '@tanstack/react-query';
import type { Services } from '../app/services.ts';
import { decodedList } from './decoded.ts';

/** What the menu and the way to a page need to know of it. */
export type MenuPage = Pick<Post, 'id' | 'parentId' | 'order' | 'slug' | 'title' | 'type'>;

async function fetchPages(services: Services) {
  const rows = await services.client.call('listPosts', {
    query: { type: ['page', 'page-related'], perPage: PAGES_PER_PAGE, sort: 'order ASC' },
  });
  return decodedList(rows, decodePost);
}

/** Every page, as little as the menu needs. Source: SPEC section 7, typical list queries. */
export function menuPagesQuery(services: Services) {
  return queryOptions({
    queryKey: ['pages', 'menu'],
    queryFn: async (): Promise<MenuPage[]> =>
      (await fetchPages(services)).map(({ id, parentId, order, slug, title, type }) => ({
        id,
        parentId,
        order,
        slug,
        title,
        type,
      })),
  });
}

/** A page in a list of pages, with its introduction. */
export type PageSummary = Pick<Post, 'id' | 'slug' | 'title' | 'type' | 'excerpt'>;

/** The pages right under one, in their order. */
export function childPagesQuery(services: Services, parentId: number) {
  return queryOptions({
    queryKey: ['pages', 'children', parentId],
    queryFn: async (): Promise<PageSummary[]> =>
      (await fetchPages(services))
        .filter((page) => page.parentId === parentId && page.slug !== HIDDEN_SLUG)
        .map(({ id, slug, title, type, excerpt }) => ({ id, slug, title, type, excerpt })),
  });
}
