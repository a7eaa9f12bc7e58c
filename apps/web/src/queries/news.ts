import type { Post } from '@brandpost/domain';
import { decodePost, type PageList, pageList } from '@brandpost/rubicore-api';
import { queryOptions } from '@tanstack/react-query';
import type { Services } from '../app/services.ts';
import { decodedList } from './decoded.ts';

/** News as it stands in lists. */
export type NewsSummary = Pick<
  Post,
  'id' | 'type' | 'slug' | 'title' | 'excerpt' | 'publishedDate' | 'media'
>;

export const NEWS_PER_STEP = 8;

/** The newest pinned news, which stands first. */
export function pinnedNewsQuery(services: Services) {
  return queryOptions({
    queryKey: ['news', 'pinned'],
    queryFn: async (): Promise<NewsSummary[]> => [...(await fetchNews(services, ['pinned-news'], 3))],
  });
}

/** The newest of the rest, `steps` helpings of them, with the number there is in all. */
export function newsQuery(services: Services, steps: number, perStep = NEWS_PER_STEP) {
  return queryOptions({
    queryKey: ['news', 'list', steps * perStep],
    queryFn: async (): Promise<{ items: NewsSummary[]; total: number }> => {
      const news = await fetchNews(services, ['news'], steps * perStep);
      return { items: [...news], total: news.total };
    },
  });
}

async function fetchNews(
  services: Services,
  type: ('news' | 'pinned-news')[],
  perPage: number,
): Promise<PageList<NewsSummary>> {
  const rows = await services.client.call('listPosts', {
    query: { type, sort: 'publishedDate DESC', perPage },
  });
  const news = decodedList(rows, decodePost);
  return pageList(
    news.map(({ id, type, slug, title, excerpt, publishedDate, media }) => ({
      id,
      type,
      slug,
      title,
      excerpt,
      publishedDate,
      media,
    })),
    news.total,
  );
}
