import type { RenderRequest } from '@brandpost/render-contract';
import type { DehydratedState } from '@tanstack/react-query';
import { hydrate } from '@tanstack/react-query';
import { startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { createBrowserRouter, matchRoutes } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { App } from './app/app.tsx';
import { browserTransport } from './app/browser-transport.ts';
import { reloadForLostCode } from './app/reload-for-lost-code.ts';
import { createServices } from './app/services.ts';
import { ROOT_ELEMENT_ID, STATE_ELEMENT_ID } from './document/element-ids.ts';
import type { ErrorEntry } from './errors/error-log.ts';
import { createRoutes } from './router/create-routes.tsx';
import { prefetchLinks } from './router/prefetch.ts';
import { followSession } from './session/follow-session.ts';

type ServerState = {
  queries: DehydratedState;
  errors: ErrorEntry[];
  router: { loaderData: Record<string, unknown>; errors: Record<string, { status: number }> | null };
  hasAcceptedCookies: boolean;
  origin: string;
  now: string;
} & Pick<RenderRequest, 'session' | 'site' | 'signIn'>;

reloadForLostCode();

const state: ServerState = JSON.parse(document.getElementById(STATE_ELEMENT_ID)?.textContent ?? '');
const { origin, session, site, signIn } = state;
let router: ReturnType<typeof createBrowserRouter> | null = null;
const address = () => {
  const { pathname, search } = router?.state.navigation.location ?? location;
  return pathname + search;
};
const services = createServices({
  transport: browserTransport(address),
  origin,
  session,
  site,
  signIn,
  address,
  now: new Date(state.now),
  clock: () => new Date(),
  reported: state.errors,
});
hydrate(services.queryClient, state.queries);
followSession(session);

const routes = createRoutes(services);
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

prefetchLinks(services);

/** The matched page's module must be there before React looks at its HTML, or it would be thrown away. */
async function loadMatchedModules(): Promise<void> {
  for (const { route } of matchRoutes(routes, location) ?? []) {
    if (typeof route.lazy !== 'function') continue;
    Object.assign(route, await route.lazy(), { lazy: undefined });
  }
}

function hydrationData() {
  const { loaderData, errors } = state.router;
  return errors === null ? { loaderData } : { loaderData, errors };
}
