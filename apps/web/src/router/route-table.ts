import { ALERT_ROUTE } from '../layout/live/alerts-on-page.ts';
import type { PageLoader, PageModule } from '../navigation/page-route.ts';

/** One row: the address, the name the specification gives it, which layout it stands in (the profile's stands in the workplace's), and its module. */
export type RouteRow = {
  name: `${string}___sv`;
  path: string;
  layout: 'default' | 'plain' | 'workplace' | 'profile';
  /** The module's source file, by which the server finds its built files; browsers, which do not, are not sent it. */
  source: string;
  /** An open page of it is renewed when a crisis changes, or whether the site is closed. */
  isLive?: true;
  /** An open page of it is renewed when something is said of fires, where it shows that. */
  saysOfFires?: true;
  /** What it shows is asked for each time, and remembered by nobody. */
  isAskedAnew?: true;
  /** What it shows are queries: the query client knows how old they are, and keeps them current while it is open. */
  hasQueries?: true;
  load: () => Promise<PageModule>;
  /** What fetches the page's data, where its module does not bring it along. */
  loader?: () => Promise<PageLoader>;
};

const READING_PAGES = 'src/router/reading-pages.ts';
const readingPages = () => import('./reading-pages.ts');
/** Those of visitors' pages, and of what stands around all pages. A page that came with its data as HTML does without. */
export const loaders = () => import('./page-loaders.ts');
/** Those of the alerts and announcements that every page tells of. */
export const liveLoaders = () => import('./live-loaders.ts');

/** All that visitors read, on one screen; what is for staff stands in `staff-route-table.ts`. Source: SPEC section 2, Screens and routes. */
export const routeTable: readonly RouteRow[] = [
  {
    name: 'index___sv',
    path: '/',
    layout: 'default',
    source: import.meta.env.SSR ? 'src/features/start/start-page.tsx' : '',
    saysOfFires: true,
    load: () => import('../features/start/start-page.tsx'),
    loader: async () => (await loaders()).start,
  },
  {
    name: 'changelog___sv',
    path: '/changelog',
    layout: 'default',
    source: import.meta.env.SSR ? 'src/features/changelog/changelog-page.tsx' : '',
    load: () => import('../features/changelog/changelog-page.tsx'),
  },
  {
    name: 'login___sv',
    path: '/login',
    layout: 'plain',
    source: import.meta.env.SSR ? 'src/features/login/login-page.tsx' : '',
    load: () => import('../features/login/login-page.tsx'),
  },
  {
    name: 'maintenance___sv',
    path: '/maintenance',
    layout: 'plain',
    source: import.meta.env.SSR ? 'src/features/maintenance/maintenance-page.tsx' : '',
    isLive: true,
    load: () => import('../features/maintenance/maintenance-page.tsx'),
  },
  {
    name: 'nyheter___sv',
    path: '/nyheter',
    layout: 'default',
    source: import.meta.env.SSR ? 'src/features/news/news-list-page.tsx' : '',
    load: () => import('../features/news/news-list-page.tsx'),
    loader: async () => (await loaders()).newsList,
  },
  {
    name: 'nyhet-slug___sv',
    path: '/nyhet/:slug?',
    layout: 'default',
    source: import.meta.env.SSR ? READING_PAGES : '',
    load: async () => (await readingPages()).newsItem,
    loader: async () => (await loaders()).newsItem,
  },
  {
    name: 'overblick-slug___sv',
    path: '/overblick/:slug?',
    layout: 'default',
    source: import.meta.env.SSR ? 'src/features/overviews/overview-page.tsx' : '',
    load: () => import('../features/overviews/overview-page.tsx'),
    loader: async () => (await loaders()).overview,
  },
  {
    name: 'sida-slug-related___sv',
    path: '/sida/:slug?/:related?',
    layout: 'default',
    source: import.meta.env.SSR ? READING_PAGES : '',
    saysOfFires: true,
    load: async () => (await readingPages()).page,
    loader: async () => (await loaders()).page,
  },
  {
    name: 'e-tjanster-slug___sv',
    path: '/e-tjanster/:slug?',
    layout: 'default',
    saysOfFires: true,
    source: import.meta.env.SSR ? 'src/features/e-services/e-services-page.tsx' : '',
    load: () => import('../features/e-services/e-services-page.tsx'),
    loader: async () => (await loaders()).eServices,
  },
  {
    name: 'kontakt-slug___sv',
    path: '/kontakt/:slug?',
    layout: 'default',
    source: import.meta.env.SSR ? READING_PAGES : '',
    load: async () => (await readingPages()).contact,
    loader: async () => (await loaders()).contact,
  },
  {
    name: ALERT_ROUTE,
    path: '/krisinformation/:slug?',
    layout: 'default',
    source: import.meta.env.SSR ? 'src/features/alerts/alert-page.tsx' : '',
    isLive: true,
    load: () => import('../features/alerts/alert-page.tsx'),
    loader: async () => (await loaders()).alert,
  },
  {
    name: 'sok-slug___sv',
    path: '/sok/:slug?',
    layout: 'default',
    source: import.meta.env.SSR ? 'src/features/search/search-page.tsx' : '',
    saysOfFires: true,
    load: () => import('../features/search/search-page.tsx'),
    loader: async () => (await loaders()).search,
  },
  {
    name: 'forhandsvisning-token___sv',
    path: '/forhandsvisning/:token',
    layout: 'default',
    source: import.meta.env.SSR ? 'src/features/preview/preview-page.tsx' : '',
    isAskedAnew: true,
    load: () => import('../features/preview/preview-page.tsx'),
  },
];

/** The source files behind a route, for the server's preload list. */
export function sourcesOf(rows: readonly RouteRow[], routeName: string): string[] {
  return rows.filter((row) => row.name === routeName).map((row) => row.source);
}
