import type { RenderRequest } from '@brandpost/render-contract';
import type { DehydratedState } from '@tanstack/react-query';
import { startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { createBrowserRouter, matchRoutes } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { browserFetch } from './api/browser-fetch.ts';
import type { ErrorEntry } from './api/error-log.ts';
import { createServices } from './api/services.ts';
import { loadContentView } from './article/content-view.ts';
import { watchNetwork } from './connection/connection.ts';
import { reloadForLostCode } from './connection/reload-for-lost-code.ts';
import { ROOT_ELEMENT_ID, STATE_ELEMENT_ID } from './document/element-ids.ts';
import { keepServedStyles } from './document/served-styles.ts';
import { LAYOUT_ROUTES } from './layout/layout-data.ts';
import { asOfLastEvent } from './layout/live/last-event.ts';
import { countNavigations } from './navigation/count-navigations.ts';
import { ACTIVE_ALERTS, MENU_PAGES } from './queries/cache-keys.ts';
import type { LayoutData } from './queries/layout.ts';
import { App } from './router/app.tsx';
import { createRoutes } from './router/create-routes.tsx';
import { pageKey } from './router/load-page.ts';
import { prefetchLinks } from './router/prefetch.ts';
import { routeTable } from './router/route-table.ts';
import { followSession } from './session/follow-session.ts';
import { VISITOR } from './session/visitor.ts';

type ServerState = {
  errors: ErrorEntry[];
  router: { loaderData: Record<string, unknown>; errors: Record<string, { status: number }> | null };
  /** Where a page has asked for anything by queries. */
  queries?: DehydratedState;
  hasAcceptedCookies: boolean;
  origin: string;
  now: string;
  lastEvent?: string;
  /** Where somebody is signed in, or may be. */
  session?: RenderRequest['session'];
} & Pick<RenderRequest, 'site' | 'signIn'>;

let router: ReturnType<typeof createBrowserRouter> | null = null;
const address = () => {
  const { pathname, search, hash } = router?.state.navigation.location ?? location;
  return pathname + search + hash;
};
reloadForLostCode(address);
keepServedStyles();

const served = document.getElementById(STATE_ELEMENT_ID)?.textContent ?? '';
const state: ServerState = JSON.parse(served);
const { origin, session = VISITOR, site, signIn } = state;
/** A visitor's browser does without. */
const forStaff = session.state === 'anonymous' ? null : await import('./router/staff-modules.ts');
const rows = [...routeTable, ...(forStaff?.staffRouteTable ?? [])];
const services = createServices({
  // The app has a cache of its own (`api/loader-cache.ts`): the browser's would answer with what it had before.
  transport: (target, init) =>
    browserFetch(
      init.method === 'GET' ? asOfLastEvent(target) : target,
      { ...init, cache: 'no-store' },
      address,
    ),
  origin,
  session,
  sessionParts: forStaff?.sessionParts ?? null,
  site,
  signIn,
  address,
  now: new Date(state.now),
  servedEvent: state.lastEvent ?? null,
  clock: () => new Date(),
  reported: state.errors,
});
forStaff?.startForStaff(services, state.queries);
rememberServed();
followSession(session);
watchNetwork();

const routes = createRoutes(services, rows, forStaff?.staffRoutes);
// As `ContentResources` says it; within a text the quotes would be escaped.
if (served.includes('"isLive":true')) await loadContentView();
await loadMatchedModules();
const browserRouter = createBrowserRouter(routes, { hydrationData: hydrationData() });
router = browserRouter;

startTransition(() => {
  hydrateRoot(
    document.getElementById(ROOT_ELEMENT_ID) as HTMLElement,
    <App services={services} hasAcceptedCookies={state.hasAcceptedCookies}>
      <RouterProvider router={browserRouter} />
    </App>,
  );
});

prefetchLinks(services, rows);
if (forStaff === null) countNavigations(browserRouter);

/** The matched page's module must be there before React looks at its HTML, or it would be thrown away. */
async function loadMatchedModules(): Promise<void> {
  for (const { route } of matchRoutes(routes, location) ?? []) {
    if (typeof route.lazy !== 'function') continue;
    Object.assign(route, await route.lazy(), { lazy: undefined });
  }
}

/** What came with the page need not be asked for again. */
function rememberServed(): void {
  const { loaderData } = state.router;
  const layout = loaderData[LAYOUT_ROUTES.default] as LayoutData | undefined;
  const page = Object.entries(loaderData).find(([route]) => rows.some(({ name }) => name === route))?.[1];
  services.loaderCache.keep(ACTIVE_ALERTS, loaderData[LAYOUT_ROUTES.alerts]);
  if (layout !== undefined) services.loaderCache.keep(MENU_PAGES, layout.menuPages);
  // What came in the HTML is shown by nothing that is loaded, a map or a statement: anyone who comes back asks for it.
  if (page !== undefined && !/"(?:drawing|assessedOn)":/.test(served))
    services.loaderCache.keep(pageKey(location), page);
}

function hydrationData() {
  const { loaderData, errors } = state.router;
  return errors === null ? { loaderData } : { loaderData, errors };
}
