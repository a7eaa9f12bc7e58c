import { decodePost } from '@brandpost/rubicore-api';
import type { NewsSummary } from '@brandpost/web/src/features/news/news-query.ts';
import { demoPosts } from '../site/demo-site.ts';
import type { StoryPost } from '../site/site-content.ts';
import { TOO_LONG } from '../texts.ts';

function newsFrom(post: StoryPost | undefined): NewsSummary {
  const news = decodePost(post);
  if (news === null) throw new Error('The demo content has no news');
  return news;
}

export const PINNED = newsFrom(demoPosts('pinned-news')[0]);
export const NEWS = newsFrom(demoPosts('news').find(({ media }) => media !== null));

/** As little as there can be of a piece of news. */
export function bare(news: NewsSummary): NewsSummary {
  return { ...news, type: 'news', excerpt: '', publishedDate: null, media: null };
}

export function tooLong(news: NewsSummary): NewsSummary {
  return { ...news, title: TOO_LONG, excerpt: TOO_LONG.repeat(6) };
}
