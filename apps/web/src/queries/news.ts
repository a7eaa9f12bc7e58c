import type { Post } from '@brandpost/domain';
import { decodePost, type PageList, pageList } from '@brandpost/rubicore-api';
import { yearInSweden } from '@brandpost/swedish';
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

/** The newest of the rest, so many of them, with the number there is in all. Of one year: pinned news too. */
export function newsQuery(services: Services, most: number, year: number | null = null) {
  return queryOptions({
    queryKey: ['news', 'list', most, year],
    queryFn: async (): Promise<{ items: NewsSummary[]; total: number }> => {
      const news = await (year === null
        ? fetchNews(services, ['news'], most)
        : fetchNews(services, ['news', 'pinned-news'], most, year));
      return { items: [...news], total: news.total };
    },
  });
}

/** The year of the oldest news there is; null where there is none. */
export function oldestNewsYearQuery(services: Services) {
  return queryOptions({
    queryKey: ['news', 'oldest-year'],
    queryFn: async (): Promise<number | null> => {
      const [oldest] = await services.client.call('listPosts', {
        query: { type: ['news', 'pinned-news'], sort: 'publishedDate ASC', perPage: 1 },
      });
      return yearInSweden(oldest?.publishedDate ?? '');
    },
  });
}

async function fetchNews(
  services: Services,
  type: ('news' | 'pinned-news')[],
  perPage: number,
  year?: number,
): Promise<PageList<NewsSummary>> {
  const rows = await services.client.call('listPosts', {
    query: { type, sort: 'publishedDate DESC', perPage, ...(year === undefined ? {} : { year }) },
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
