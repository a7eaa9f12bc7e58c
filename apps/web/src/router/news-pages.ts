/* One file for visitors: anyone who reads the one mostly goes on to the other. */
export * as newsItem from '../features/news/news-item-page.tsx';
export * as newsList from '../features/news/news-list-page.tsx';
