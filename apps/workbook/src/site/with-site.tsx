import { GlobalStyle } from '@brandpost/ui';
import { TYPEFACE } from '@brandpost/web/src/document/typeface/typeface.ts';
import { LAYOUT_ROUTES } from '@brandpost/web/src/layout/layout-data.ts';
import { App } from '@brandpost/web/src/router/app.tsx';
import type { Decorator } from '@storybook/react-vite';
import { type ComponentType, useState } from 'react';
import { createMemoryRouter, RouterProvider, useRouteError } from 'react-router';
import type { PreparedSite } from './prepare-site.ts';

/** The address of a page that one is always on the way to. */
export const NEVER_LOADED = '/laddas';

const PAGE = 'page';

/** Puts a story into the site: its look, its data and its addresses. */
export const withSite: Decorator = (Story, { loaded, id }) => (
  <Site key={id} prepared={loaded as PreparedSite} Part={Story} />
);

function Site({ prepared, Part }: { prepared: PreparedSite; Part: ComponentType }) {
  const [router] = useState(() =>
    createMemoryRouter(
      [
        {
          id: LAYOUT_ROUTES.alerts,
          children: [
            {
              id: LAYOUT_ROUTES.default,
              children: [{ id: PAGE, path: prepared.route, Component: Part, ErrorBoundary: Broken }],
            },
          ],
        },
        { path: NEVER_LOADED, loader: () => new Promise<never>(() => undefined) },
      ],
      { initialEntries: [prepared.path], hydrationData: { loaderData: dataOf(prepared) } },
    ),
  );
  return (
    <>
      <GlobalStyle $faces={TYPEFACE} />
      <App services={prepared.services} hasAcceptedCookies={prepared.hasAcceptedCookies}>
        <RouterProvider router={router} />
      </App>
    </>
  );
}

function dataOf({ alerts, layout, page }: PreparedSite) {
  return { [LAYOUT_ROUTES.alerts]: alerts, [LAYOUT_ROUTES.default]: layout, [PAGE]: page };
}

/** A story that throws is shown by the workbook and not by the router. */
function Broken(): never {
  throw useRouteError();
}
