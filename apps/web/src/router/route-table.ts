import type { PageModule } from './page-route.ts';

/** One row: the address, the name the specification gives it, which layout it stands in (the profile's stands in the default one), and its module. */
export type RouteRow = {
  name: `${string}___sv`;
  path: string;
  layout: 'default' | 'plain' | 'profile';
  /** The module's source file, by which the server finds its built files. */
  source: string;
  /** An open page of it is renewed when a crisis changes. */
  isLive?: true;
  load: () => Promise<PageModule>;
};

/** The whole site on one screen. Source: SPEC section 2, Screens and routes. */
export const routeTable: readonly RouteRow[] = [
  {
    name: 'index___sv',
    path: '/',
    layout: 'default',
    source: 'src/routes/start/start-page.tsx',
    load: () => import('../routes/start/start-page.tsx'),
  },
  {
    name: 'changelog___sv',
    path: '/changelog',
    layout: 'default',
    source: 'src/routes/changelog/changelog-page.tsx',
    load: () => import('../routes/changelog/changelog-page.tsx'),
  },
  {
    name: 'login___sv',
    path: '/login',
    layout: 'plain',
    source: 'src/routes/login/login-page.tsx',
    load: () => import('../routes/login/login-page.tsx'),
  },
  {
    name: 'maintenance___sv',
    path: '/maintenance',
    layout: 'plain',
    source: 'src/routes/maintenance/maintenance-page.tsx',
    load: () => import('../routes/maintenance/maintenance-page.tsx'),
  },
  {
    name: 'nyheter___sv',
    path: '/nyheter',
    layout: 'default',
    source: 'src/routes/news/news-list-page.tsx',
    load: () => import('../routes/news/news-list-page.tsx'),
  },
  {
    name: 'nyhet-slug___sv',
    path: '/nyhet/:slug?',
    layout: 'default',
    source: 'src/routes/news/news-item-page.tsx',
    load: () => import('../routes/news/news-item-page.tsx'),
  },
  {
    name: 'overblick-slug___sv',
    path: '/overblick/:slug?',
    layout: 'default',
    source: 'src/routes/overview/overview-page.tsx',
    load: () => import('../routes/overview/overview-page.tsx'),
  },
  {
    name: 'sida-slug-related___sv',
    path: '/sida/:slug?/:related?',
    layout: 'default',
    source: 'src/routes/page/page-page.tsx',
    load: () => import('../routes/page/page-page.tsx'),
  },
  {
    name: 'e-tjanster-slug___sv',
    path: '/e-tjanster/:slug?',
    layout: 'default',
    source: 'src/routes/e-services/e-services-page.tsx',
    load: () => import('../routes/e-services/e-services-page.tsx'),
  },
  {
    name: 'kontakt-slug___sv',
    path: '/kontakt/:slug?',
    layout: 'default',
    source: 'src/routes/contact/contact-page.tsx',
    load: () => import('../routes/contact/contact-page.tsx'),
  },
  {
    name: 'krisinformation-slug___sv',
    path: '/krisinformation/:slug?',
    layout: 'default',
    source: 'src/routes/alert/alert-page.tsx',
    isLive: true,
    load: () => import('../routes/alert/alert-page.tsx'),
  },
  {
    name: 'sok-slug___sv',
    path: '/sok/:slug?',
    layout: 'default',
    source: 'src/routes/search/search-page.tsx',
    load: () => import('../routes/search/search-page.tsx'),
  },
  {
    name: 'skapa-innehall-id___sv',
    path: '/skapa-innehall/:id?',
    layout: 'default',
    source: 'src/routes/create-content/create-content-page.tsx',
    load: () => import('../routes/create-content/create-content-page.tsx'),
  },
  {
    name: 'profile___sv',
    path: '/profile',
    layout: 'profile',
    source: 'src/routes/profile/start-page.tsx',
    load: () => import('../routes/profile/start-page.tsx'),
  },
  {
    name: 'profile-information___sv',
    path: '/profile/information',
    layout: 'profile',
    source: 'src/routes/profile/information-page.tsx',
    load: () => import('../routes/profile/information-page.tsx'),
  },
  {
    name: 'profile-information-id-kvittenser___sv',
    path: '/profile/information/:id/kvittenser',
    layout: 'profile',
    source: 'src/routes/profile/receipts-page.tsx',
    load: () => import('../routes/profile/receipts-page.tsx'),
  },
  {
    name: 'profile-tools___sv',
    path: '/profile/tools',
    layout: 'profile',
    source: 'src/routes/profile/tools-page.tsx',
    load: () => import('../routes/profile/tools-page.tsx'),
  },
  {
    name: 'profile-my-content___sv',
    path: '/profile/my-content',
    layout: 'profile',
    source: 'src/routes/profile/my-content-page.tsx',
    load: () => import('../routes/profile/my-content-page.tsx'),
  },
  {
    name: 'profile-info-uid___sv',
    path: '/profile/info/:uid?',
    layout: 'profile',
    source: 'src/routes/profile/info-page.tsx',
    load: () => import('../routes/profile/info-page.tsx'),
  },
  {
    name: 'annons-slug___sv',
    path: '/annons/:slug?',
    layout: 'profile',
    source: 'src/routes/profile/ads/advertisement-page.tsx',
    load: () => import('../routes/profile/ads/advertisement-page.tsx'),
  },
  {
    name: 'ge-ta-slug___sv',
    path: '/ge-ta/:slug?',
    layout: 'profile',
    source: 'src/routes/profile/ads/give-and-take-page.tsx',
    load: () => import('../routes/profile/ads/give-and-take-page.tsx'),
  },
  {
    name: 'profile-admin-media___sv',
    path: '/profile/admin/media',
    layout: 'profile',
    source: 'src/routes/profile/admin/media-page.tsx',
    load: () => import('../routes/profile/admin/media-page.tsx'),
  },
  {
    name: 'profile-admin-categories___sv',
    path: '/profile/admin/categories',
    layout: 'profile',
    source: 'src/routes/profile/admin/categories-page.tsx',
    load: () => import('../routes/profile/admin/categories-page.tsx'),
  },
  {
    name: 'profile-admin-links___sv',
    path: '/profile/admin/links',
    layout: 'profile',
    source: 'src/routes/profile/admin/links-page.tsx',
    load: () => import('../routes/profile/admin/links-page.tsx'),
  },
  {
    name: 'profile-admin-nodes___sv',
    path: '/profile/admin/nodes',
    layout: 'profile',
    source: 'src/routes/profile/admin/nodes-page.tsx',
    load: () => import('../routes/profile/admin/nodes-page.tsx'),
  },
  {
    name: 'profile-admin-content___sv',
    path: '/profile/admin/content',
    layout: 'profile',
    source: 'src/routes/profile/admin/content-page.tsx',
    load: () => import('../routes/profile/admin/content-page.tsx'),
  },
  {
    name: 'profile-admin-users___sv',
    path: '/profile/admin/users',
    layout: 'profile',
    source: 'src/routes/profile/admin/users-page.tsx',
    load: () => import('../routes/profile/admin/users-page.tsx'),
  },
  {
    name: 'profile-admin-users-id___sv',
    path: '/profile/admin/users/:id',
    layout: 'profile',
    source: 'src/routes/profile/admin/user-page.tsx',
    load: () => import('../routes/profile/admin/user-page.tsx'),
  },
  {
    name: 'profile-admin-roles___sv',
    path: '/profile/admin/roles',
    layout: 'profile',
    source: 'src/routes/profile/admin/roles-page.tsx',
    load: () => import('../routes/profile/admin/roles-page.tsx'),
  },
  {
    name: 'profile-admin-audit___sv',
    path: '/profile/admin/audit',
    layout: 'profile',
    source: 'src/routes/profile/admin/audit-page.tsx',
    load: () => import('../routes/profile/admin/audit-page.tsx'),
  },
  {
    name: 'profile-admin-searches___sv',
    path: '/profile/admin/searches',
    layout: 'profile',
    source: 'src/routes/profile/admin/searches-page.tsx',
    load: () => import('../routes/profile/admin/searches-page.tsx'),
  },
  {
    name: 'profile-admin-reports___sv',
    path: '/profile/admin/reports',
    layout: 'profile',
    source: 'src/routes/profile/admin/reports-page.tsx',
    load: () => import('../routes/profile/admin/reports-page.tsx'),
  },
  {
    name: 'profile-admin-system___sv',
    path: '/profile/admin/system',
    layout: 'profile',
    source: 'src/routes/profile/admin/system-page.tsx',
    load: () => import('../routes/profile/admin/system-page.tsx'),
  },
];

/** The source files behind a route, for the server's preload list. */
export function sourcesOf(routeName: string): string[] {
  return routeTable.filter((row) => row.name === routeName).map((row) => row.source);
}
