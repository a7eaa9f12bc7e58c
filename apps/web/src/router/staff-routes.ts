import type { RouteObject } from 'react-router';
import { paths } from '../addresses/paths.ts';
import type { Services } from '../api/services.ts';
import { ErrorPage } from '../layout/error-pages/error-page.tsx';
import { loadNotFound, NotFoundPage } from '../layout/error-pages/not-found-page.tsx';
import { LAYOUT_ROUTES } from '../layout/layout-data.ts';
import { loadPlainLayout } from '../queries/load-layout.ts';
import { isSameAddress, type StaffRoutes } from './create-routes.tsx';

/** The bar, the menu and the error pages around all that staff do. */
export const staffRoutes: StaffRoutes = (services, pages) => [
  {
    id: LAYOUT_ROUTES.workplace,
    loader: () => loadPlainLayout(services),
    shouldRevalidate: () => false,
    lazy: async () => {
      const { WorkplaceLayout, WorkplaceFailed } = await import('../layout/workplace/workplace-layout.tsx');
      return { Component: WorkplaceLayout, ErrorBoundary: WorkplaceFailed };
    },
    children: [
      {
        id: 'workplace-pages',
        ErrorBoundary: ErrorPage,
        children: [...pages.workplace, profileRoute(services, pages.profile)],
      },
    ],
  },
];

function profileRoute(services: Services, pages: RouteObject[]): RouteObject {
  return {
    id: LAYOUT_ROUTES.profile,
    lazy: async () => {
      const { ProfileLayout, loader } = await import('../layout/profile/profile-layout.tsx');
      return { Component: ProfileLayout, loader: () => loader(services) };
    },
    shouldRevalidate: isSameAddress,
    children: [
      {
        id: 'profile-pages',
        lazy: async () => {
          const { ProfileError } = await import('../layout/profile/profile-error.tsx');
          return { ErrorBoundary: ProfileError };
        },
        children: [
          ...pages,
          {
            id: 'profile-not-found',
            path: `${paths.profile()}/*`,
            loader: loadNotFound,
            Component: NotFoundPage,
          },
        ],
      },
    ],
  };
}
