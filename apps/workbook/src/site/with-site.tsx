import { App } from '@brandpost/web/src/app/app.tsx';
import type { Decorator } from '@storybook/react-vite';
import { type ComponentType, useState } from 'react';
import { createMemoryRouter, RouterProvider, useRouteError } from 'react-router';
import type { PreparedSite } from './prepare-site.ts';

/** The address of a page that one is always on the way to. */
export const NEVER_LOADED = '/laddas';

/** Puts a story into the site: its look, its data and its addresses. */
export const withSite: Decorator = (Story, { loaded, id }) => (
  <Site key={id} prepared={loaded as PreparedSite} Part={Story} />
);

function Site({ prepared, Part }: { prepared: PreparedSite; Part: ComponentType }) {
  const [router] = useState(() =>
    createMemoryRouter(
      [
        { path: prepared.route, Component: Part, ErrorBoundary: Broken },
        { path: NEVER_LOADED, loader: () => new Promise<never>(() => undefined) },
      ],
      { initialEntries: [prepared.path] },
    ),
  );
  return (
    <App services={prepared.services} hasAcceptedCookies={prepared.hasAcceptedCookies}>
      <RouterProvider router={router} />
    </App>
  );
}

/** A story that throws is told by the workbook and not by the router. */
function Broken(): never {
  throw useRouteError();
}
