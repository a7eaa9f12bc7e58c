import type { RouteObject, ShouldRevalidateFunction } from 'react-router';
import type { Services } from '../api/services.ts';
import { DefaultLayout } from '../layout/default-layout.tsx';
import { ErrorPage } from '../layout/error-pages/error-page.tsx';
import { ErrorPageFailed } from '../layout/error-pages/error-page-failed.tsx';
import { loadNotFound, NotFoundPage } from '../layout/error-pages/not-found-page.tsx';
import { LAYOUT_ROUTES } from '../layout/layout-data.ts';
import { isAskingForFires } from '../layout/live/fire-news.ts';
import { LoadingCard } from '../layout/loading/loading-card.tsx';
import { PlainLayout } from '../layout/plain-layout.tsx';
import { loadPage } from './load-page.ts';
import { liveLoaders, loaders, type RouteRow } from './route-table.ts';

/**
 * React Router's tree over the route table: the alerts and VMA, which are renewed while a page is open, around the layouts, each
 * with its own error page inside.
 * @param staffRoutes puts what surrounds all pages of staff around them; a visitor's browser has not loaded it
 */
export function createRoutes(
  services: Services,
  rows: readonly RouteRow[],
  staffRoutes: StaffRoutes = () => [],
): RouteObject[] {
  const pagesIn = (layout: RouteRow['layout']) =>
    rows.filter((row) => row.layout === layout).map((row) => routeObject(row, services));
  return [
    {
      id: LAYOUT_ROUTES.alerts,
      loader: async () => (await liveLoaders()).loadAlerts(services),
      shouldRevalidate: isSameAddress,
      HydrateFallback: LoadingCard,
      ErrorBoundary: ErrorPageFailed,
      children: [
        {
          id: LAYOUT_ROUTES.vma,
          loader: async () => (await liveLoaders()).loadVma(services),
          shouldRevalidate: isSameAddress,
          children: [
            {
              id: LAYOUT_ROUTES.default,
              loader: async () => (await loaders()).loadLayout(services),
              shouldRevalidate: () => false,
              Component: DefaultLayout,
              ErrorBoundary: DefaultLayout.Failed,
              children: [
                {
                  id: 'default-pages',
                  ErrorBoundary: ErrorPage,
                  children: [
                    ...pagesIn('default'),
                    { id: 'not-found', path: '*', loader: loadNotFound, Component: NotFoundPage },
                  ],
                },
              ],
            },
            ...staffRoutes(services, { workplace: pagesIn('workplace'), profile: pagesIn('profile') }),
            {
              id: LAYOUT_ROUTES.plain,
              loader: async () => (await loaders()).loadPlainLayout(services),
              shouldRevalidate: () => false,
              Component: PlainLayout,
              ErrorBoundary: PlainLayout.Failed,
              children: [{ id: 'plain-pages', ErrorBoundary: ErrorPage, children: pagesIn('plain') }],
            },
          ],
        },
      ],
    },
  ];
}

export type StaffRoutes = (
  services: Services,
  pages: Record<'workplace' | 'profile', RouteObject[]>,
) => RouteObject[];

function routeObject(row: RouteRow, services: Services): RouteObject {
  return {
    id: row.name,
    path: row.path,
    // At the same address: when crises change, or what is said of fires.
    shouldRevalidate: (change) =>
      row.isLive === true || (row.saysOfFires === true && isAskingForFires()) || !isSameAddress(change),
    lazy: async () => {
      const module = await row.load();
      return {
        Component: module.Page,
        loader: ({ params, request }) => {
          const context = { services, params, url: new URL(request.url) };
          return loadPage(row, module, context);
        },
        ...(module.Failed === undefined ? {} : { ErrorBoundary: module.Failed }),
      };
    },
  };
}

/** Whether data are asked for again without anybody going anywhere: something has happened that open pages tell of. */
export const isSameAddress: ShouldRevalidateFunction = ({ currentUrl, nextUrl }) =>
  currentUrl.href === nextUrl.href;
