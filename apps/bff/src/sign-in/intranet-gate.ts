import { API_PREFIX } from '@brandpost/rubicore-api';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import fastifyPlugin from 'fastify-plugin';
import type { Config } from '../config/config.ts';
import { addressOf, pathOf } from '../plugins/page-address.ts';
import { requireSession } from '../sessions/caller.ts';

/** What the intranet shows before signing in, by the routes that answer it. All else needs a session. */
const OPEN_ROUTES = [
  ...['/healthz', '/readyz', '/robots.txt', '/.well-known/security.txt'],
  ...['/icon.svg', '/icon.png', '/favicon.ico', '/manifest.webmanifest'],
];
const OPEN_PREFIXES = ['/assets/', '/bff/', `${API_PREFIX}/saml/`];
/** Pages share one route, so they are recognised by their addresses. */
const OPEN_PAGES = ['/login', '/maintenance'];
const PAGES_ROUTE = '/*';

/**
 * On the intranet nothing is shown before signing in: a page leads to the sign-in page and back, a call is 401.
 * Source: DESIGN section 4, Hostnames.
 */
export const intranetGate = fastifyPlugin<Pick<Config, 'intranetOrigin'>>(
  async (app: FastifyInstance, config) => {
    const { intranetOrigin } = config;
    if (intranetOrigin === null) return;
    const { host } = new URL(intranetOrigin);
    app.addHook('onRequest', async (request, reply) => {
      if (request.headers.host !== host) return;
      reply.header('x-robots-tag', 'noindex').header('cache-control', 'private, no-store');
      if (isOpen(request)) return;
      if (request.routeOptions.url !== PAGES_ROUTE) {
        await requireSession(request);
        return;
      }
      const { state } = await request.caller();
      if (state !== 'signed-in') return reply.redirect(signInPath(request, state), 303);
    });
  },
);

function isOpen(request: FastifyRequest): boolean {
  const route = request.routeOptions.url ?? '';
  if (route === PAGES_ROUTE) return isOpenPage(request);
  return OPEN_ROUTES.includes(route) || OPEN_PREFIXES.some((prefix) => route.startsWith(prefix));
}

/** To the sign-in page, and back from there to where somebody wants to go. */
export function signInPath(request: FastifyRequest, state: 'visitor' | 'unknown' = 'visitor'): string {
  const failure: Record<string, string> = state === 'unknown' ? { fel: 'tjanst' } : {};
  return `/login?${new URLSearchParams({ ...failure, tillbaka: addressOf(request) })}`;
}

/** A page that is shown on the intranet before signing in. */
export function isOpenPage(request: FastifyRequest): boolean {
  return OPEN_PAGES.includes(pathOf(request));
}
