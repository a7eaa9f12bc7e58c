import type { AssetManifest, Renderer, RenderRequest, RenderResult } from '@brandpost/render-contract';
import { softHyphens } from '@brandpost/swedish';
import { brandPalettes, GlobalStyle, palettes } from '@brandpost/ui';
import { renderToString } from 'react-dom/server';
import {
  createStaticHandler,
  createStaticRouter,
  isRouteErrorResponse,
  type StaticHandlerContext,
  StaticRouterProvider,
} from 'react-router';
import { ServerStyleSheet } from 'styled-components';
import { createServices, type Services } from './api/services.ts';
import { drawAreaMap } from './area-map/draw-area-map.tsx';
import { documentHtml } from './document/document.ts';
import { inlineTexts } from './document/inline-texts.ts';
import type { PageMeta } from './document/page-meta.ts';
import { withoutMarks, withoutUnusedAttributes } from './document/served-styles.ts';
import { startScript } from './document/start-script.ts';
import { THEME_SCRIPT } from './document/theme-script.ts';
import { TYPEFACE } from './document/typeface/typeface.ts';
import { errorPicture } from './layout/error-pages/error-picture.ts';
import { footer, languageLinks } from './layout/footer/footer.ts';
import { LAYOUT_ROUTES } from './layout/layout-data.ts';
import { SIDE_MENU_SCRIPT } from './layout/workplace/side-menu-fold.ts';
import type { PageData } from './navigation/page-route.ts';
import { BARE_LAYOUT, type LayoutData } from './queries/layout.ts';
import { App } from './router/app.tsx';
import { createRoutes } from './router/create-routes.tsx';
import { routeTable, sourcesOf } from './router/route-table.ts';
import { sessionParts } from './router/staff-parts.ts';
import { staffRouteTable } from './router/staff-route-table.ts';
import { staffRoutes } from './router/staff-routes.ts';
import { dehydrateQueries } from './server-state/dehydrated-queries.ts';
import { createQueryClient } from './server-state/query-client.ts';
import { queryClientOf } from './server-state/query-client-of.ts';
import { VISITOR } from './session/visitor.ts';
import { sv } from './texts/sv.ts';

/** What `entry-client.tsx` imports for anyone but a visitor. */
const STAFF_MODULES = 'src/router/staff-modules.ts';
const ALL_ROWS = [...routeTable, ...staffRouteTable];

/** Renders one page whole: loads its data, then writes its document. */
export const renderer: Renderer = {
  drawAreaMap,
  async render(request: RenderRequest): Promise<RenderResult> {
    const { url, transport, origin, session, site, signIn, now, faultyForm } = request;
    const services = createServices({
      transport,
      origin,
      session,
      sessionParts,
      site,
      signIn,
      faultyForm,
      now,
      servedEvent: null,
      clock: () => now,
      address: () => url,
      softHyphens,
    });
    services.queryClient = createQueryClient(services, 'server');
    await Promise.all([footer.load(), languageLinks.load(), errorPicture.load()]);
    const handler = createStaticHandler(createRoutes(services, ALL_ROWS, staffRoutes));
    const answer = await handler.query(new Request(new URL(url, origin), { signal: request.signal }));
    if (answer instanceof Response) return redirectFrom(answer);
    const location = otherSpellingLeadsTo(answer);
    if (location !== null) return { kind: 'redirect', status: 301, location };
    return pageFrom(request, services, handler.dataRoutes, answer);
  },
};

function redirectFrom(response: Response): RenderResult {
  const location = response.headers.get('location') ?? '/';
  const status = [301, 302, 303, 307, 308].find((known) => known === response.status) ?? 302;
  return { kind: 'redirect', status: status as 301 | 302 | 303 | 307 | 308, location };
}

/** Where a page's one address is, when it was asked for in capitals or with a slash at its end. */
function otherSpellingLeadsTo(context: StaticHandlerContext): string | null {
  const { pathname, search } = context.location;
  const [own = ''] = metaFrom(context).canonicalPath.split('?', 1);
  const [asked, address] = [pathname, own].map(decodeURI);
  if (asked === address || asked?.toLowerCase().replace(/\/+$/, '') !== address?.toLowerCase()) return null;
  return own + search;
}

function pageFrom(
  request: RenderRequest,
  services: Services,
  routes: Parameters<typeof createStaticRouter>[0],
  context: StaticHandlerContext,
): RenderResult {
  const { siteName, contact, colour, logo } = layoutFrom(context);
  const ownPalettes = colour === undefined ? palettes : brandPalettes(colour).palettes;
  const inlineScript = inlineScriptOf(context, request.assets);
  const sheet = new ServerStyleSheet();
  try {
    // Here alone: what is the same on every page a browser has once and need not know how to write.
    renderToString(
      sheet.collectStyles(
        <GlobalStyle $faces={TYPEFACE} $palettes={ownPalettes} $hasLogo={logo !== undefined} />,
      ),
    );
    const body = renderToString(
      sheet.collectStyles(
        <App services={services} hasAcceptedCookies={request.hasAcceptedCookies}>
          <StaticRouterProvider
            router={createStaticRouter(routes, context)}
            context={context}
            hydrate={false}
          />
        </App>,
      ),
    );
    const styleTags = withoutMarks(sheet.getStyleTags());
    const html = documentHtml({
      meta: metaFrom(context),
      siteName,
      contact,
      logo,
      palettes: ownPalettes,
      origin: services.origin,
      inlineScript,
      styleTags,
      // React tells a developer of whatever differs from what it would write itself.
      body: import.meta.env.DEV ? body : withoutUnusedAttributes(body, styleTags),
      state: {
        errors: services.errors.entries(),
        router: { loaderData: withoutHead(context.loaderData), errors: serialisable(context.errors) },
        queries: dehydrateQueries(queryClientOf(services)) ?? undefined,
        hasAcceptedCookies: request.hasAcceptedCookies,
        origin: services.origin,
        now: services.now.toISOString(),
        lastEvent: request.lastEvent() ?? undefined,
        session: request.session.state === VISITOR.state ? undefined : request.session,
        site: request.site,
        signIn: request.signIn,
      },
      fontPath: TYPEFACE.swedish,
      assets: request.assets,
      sources: [
        ...context.matches.flatMap((match) => sourcesOf(ALL_ROWS, match.route.id)),
        ...(request.session.state === 'anonymous' ? [] : [STAFF_MODULES]),
      ],
    });
    return {
      kind: 'page',
      status: context.statusCode,
      html,
      inlineStyles: inlineTexts(styleTags, 'style'),
      inlineScripts: [inlineScript],
    };
  } finally {
    sheet.seal();
  }
}

/** What has to be on the document before it is painted, and what loads the rest after that: in one, as each takes bytes. */
function inlineScriptOf({ matches }: StaticHandlerContext, assets: AssetManifest | null): string {
  const isOfStaff = matches.some(({ route }) => route.id === LAYOUT_ROUTES.workplace);
  return [
    THEME_SCRIPT,
    ...(isOfStaff ? [SIDE_MENU_SCRIPT] : []),
    ...(assets === null ? [] : [startScript(assets)]),
  ].join(';');
}

/** What loaders gave, without what the head alone says of a page: the browser has that head. */
function withoutHead(loaderData: StaticHandlerContext['loaderData']): StaticHandlerContext['loaderData'] {
  return Object.fromEntries(
    Object.entries(loaderData).map(([route, data]) => {
      if (!data?.meta) return [route, data];
      const { description: _, picture: __, subject: ___, ...meta } = data.meta;
      return [route, { ...data, meta }];
    }),
  );
}

function layoutFrom({ loaderData }: StaticHandlerContext): LayoutData {
  const { default: site, plain, workplace } = LAYOUT_ROUTES;
  return loaderData[site] ?? loaderData[plain] ?? loaderData[workplace] ?? BARE_LAYOUT;
}

function metaFrom(context: StaticHandlerContext): PageMeta {
  const route = context.matches.at(-1)?.route.id;
  const page: PageData | undefined = route === undefined ? undefined : context.loaderData[route];
  if (context.errors === null && page) return page.meta;
  const { errorPage } = sv;
  const [title, description] =
    context.statusCode === 404
      ? [errorPage.notFoundTitle, errorPage.notFoundText]
      : context.statusCode === 403
        ? [errorPage.deniedTitle, errorPage.deniedText]
        : [errorPage.failedTitle, errorPage.failedText];
  return {
    title,
    description,
    canonicalPath: context.location.pathname,
    isIndexed: false,
  };
}

/** Route errors as plain data, which the browser takes for the same: of what was thrown by accident the status alone. */
function serialisable(errors: StaticHandlerContext['errors']) {
  if (errors === null) return null;
  return Object.fromEntries(Object.entries(errors).map(([route, error]) => [route, plainError(error)]));
}

function plainError(error: unknown) {
  if (isRouteErrorResponse(error)) {
    const { status, statusText, data } = error;
    return { status, statusText, data, internal: false };
  }
  return { status: typeof error === 'object' && error !== null && 'status' in error ? error.status : 500 };
}
