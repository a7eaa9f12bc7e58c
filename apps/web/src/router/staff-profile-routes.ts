import { LAYOUT_ROUTES } from '../layout/layout-data.ts';
import { isSameAddress, type ProfileRoutes } from './create-routes.tsx';

/** The menu, the notices and the error page around all pages of the profile. */
export const profileRoutes: ProfileRoutes = (services, pages) => [
  {
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
        children: pages,
      },
    ],
  },
];
