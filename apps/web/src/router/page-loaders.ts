/* One file, loaded when a visitor goes on to a page: the one that came as HTML has its data. */
export { loader as alert } from '../features/alerts/alert-loader.ts';
export { loader as contact } from '../features/contact/contact-loader.ts';
export { loader as eServices } from '../features/e-services/e-services-loader.ts';
export { loader as newsItem } from '../features/news/news-item-loader.ts';
export { loader as newsList } from '../features/news/news-list-loader.ts';
export { loader as overview } from '../features/overviews/overview-loader.ts';
export { loader as page } from '../features/pages/page-loader.ts';
export { loader as search } from '../features/search/search-loader.ts';
export { loader as start } from '../features/start/start-loader.ts';
export { loadLayout, loadPlainLayout } from '../queries/load-layout.ts';
