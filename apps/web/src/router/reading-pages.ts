/* One file for visitors: anyone who reads one of them mostly goes on to another. */
export * as contact from '../features/contact/contact-page.tsx';
export * as newsItem from '../features/news/news-item-page.tsx';
export * as page from '../features/pages/page-page.tsx';
