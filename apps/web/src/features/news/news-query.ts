import type { Post } from '@brandpost/domain';
import { decodePost, type PageList, pageList } from '@brandpost/rubicore-api';
import { yearInSweden } from '@brandpost/swedish';
import { decodedList } from '../../api/decoded.ts';
import type { Services } from '../../api/services.ts';

/** News as it stands in lists. */
export type NewsSummary = Pick<
  Post,
  'id' | 'type' | 'slug' | 'title' | 'excerpt' | 'publishedDate' | 'media'
> & {
  /** Whether it is an advertisement for a job. */
  isVacancy?: boolean;
};

/** A helping of news, with the number there is in all. */
export type NewsList = { items: NewsSummary[]; total: number };

export const NO_NEWS: NewsList = { items: [], total: 0 };

/** The newest pinned news, which stands first. */
export async function fetchPinnedNews(services: Services): Promise<NewsSummary[]> {
  return [...(await fetchPosts(services, ['pinned-news'], 3))];
}

/** The newest of the rest, so many of them. Of one year: pinned news too. */
export async function fetchNews(
  services: Services,
  most: number,
  year: number | null = null,
): Promise<NewsList> {
  const news = await (year === null
    ? fetchPosts(services, ['news'], most)
    : fetchPosts(services, ['news', 'pinned-news'], most, year));
  return { items: [...news], total: news.total };
}

/** The year of the oldest news there is; null where there is none. */
export async function fetchOldestNewsYear(services: Services): Promise<number | null> {
  const [oldest] = await services.client.call('listPosts', {
    query: { type: ['news', 'pinned-news'], sort: 'publishedDate ASC', perPage: 1 },
  });
  return yearInSweden(oldest?.publishedDate ?? '');
}

async function fetchPosts(
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
    news.map(({ id, type, slug, title, excerpt, publishedDate, media, vacancy = null }) => ({
      id,
      type,
      slug,
      title,
      excerpt,
      publishedDate,
      media,
      isVacancy: vacancy !== null,
    })),
    news.total,
  );
}
