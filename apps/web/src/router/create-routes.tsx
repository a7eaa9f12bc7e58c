import type { RouteObject } from 'react-router';
import type { Services } from '../app/services.ts';
import { DefaultLayout } from '../layouts/default-layout.tsx';
import { LoadingCard } from '../layouts/loading/loading-card.tsx';
import { PlainLayout } from '../layouts/plain-layout.tsx';
import { loadLayout, loadPlainLayout } from '../queries/layout.ts';
import { ErrorPage } from '../routes/error/error-page.tsx';
import { loadNotFound, NotFoundPage } from '../routes/error/not-found-page.tsx';
import { type RouteRow, routeTable } from './route-table.ts';

/** React Router's tree over the route table: two layouts, each with its own error page inside. */
export function createRoutes(services: Services): RouteObject[] {
  const pagesIn = (layout: RouteRow['layout']) =>
    routeTable.filter((row) => row.layout === layout).map((row) => routeObject(row, services));
  return [
    {
      id: 'layout-default',
      loader: () => loadLayout(services),
      // What the layout shows is renewed by the query cache, not by every change of page.
      shouldRevalidate: () => false,
      Component: DefaultLayout,
      HydrateFallback: LoadingCard,
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
    {
      id: 'layout-plain',
      loader: () => loadPlainLayout(services),
      shouldRevalidate: () => false,
      Component: PlainLayout,
      HydrateFallback: LoadingCard,
      ErrorBoundary: PlainLayout.Failed,
      children: [{ id: 'plain-pages', ErrorBoundary: ErrorPage, children: pagesIn('plain') }],
    },
  ];
}

function routeObject(row: RouteRow, services: Services): RouteObject {
  return {
    id: row.name,
    path: row.path,
    lazy: async () => {
      const module = await row.load();
      return {
        Component: module.Page,
        loader: ({ params, request }) => module.loader({ services, params, url: new URL(request.url) }),
      };
    },
  };
}
