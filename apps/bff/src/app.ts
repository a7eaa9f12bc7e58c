import { randomUUID } from 'node:crypto';
import { API_PREFIX } from '@brandpost/rubicore-api';
import fastify, { type FastifyInstance } from 'fastify';
import type { VisitorCaches } from './cache/visitor-caches.ts';
import type { Config } from './config/config.ts';
import { acceptCookies } from './cookies/accept-cookies.ts';
import { healthRoutes, type Readiness } from './health/health.ts';
import { sendNotFound, setErrorHandler } from './plugins/error-handler.ts';
import { securityHeaders } from './plugins/security-headers.ts';
import { askForVisitors } from './rubicore/ask-for-visitors.ts';
import { mediaRoute } from './rubicore/media-route.ts';
import { rubicoreRoutes } from './rubicore/routes.ts';
import type { PageSource } from './ssr/page-source.ts';
import { pageRoutes } from './ssr/pages.ts';
import type { Upstream } from './upstream/upstream.ts';

export type AppDependencies = {
  upstream: Upstream;
  caches: VisitorCaches;
  pages: PageSource;
  readiness: Readiness;
};

const HEADERS_TIMEOUT_MS = 10_000;
const REQUEST_TIMEOUT_MS = 30_000;

/** The public door, ready to listen or to be injected into. Reads from the outside in. */
export async function buildApp(config: Config, deps: AppDependencies): Promise<FastifyInstance> {
  const { upstream, caches, pages, readiness } = deps;
  const visitors = askForVisitors({ upstream, shared: caches.answers, defaultToken: config.defaultToken });
  const app = fastify({
    logger: {
      level: config.logLevel,
      // Search texts are people's own: a query never enters the log.
      serializers: { req: ({ method, url }) => ({ method, path: withoutSearchText(url) }) },
    },
    genReqId: () => randomUUID(),
    requestTimeout: REQUEST_TIMEOUT_MS,
    http: { headersTimeout: HEADERS_TIMEOUT_MS, maxHeaderSize: 16_384 },
    forceCloseConnections: 'idle',
    routerOptions: {
      maxParamLength: 512,
      onBadUrl: (_, req, res) => {
        res.writeHead(400, { 'content-type': 'text/plain; charset=utf-8' });
        res.end('Adressen går inte att läsa.');
        req.destroy();
      },
    },
  });
  setErrorHandler(app);
  app.setNotFoundHandler(sendNotFound);

  await app.register(securityHeaders, { isHttps: config.publicOrigin.startsWith('https:') });
  await app.register(healthRoutes, { upstream, readiness });
  await app.register(rubicoreRoutes, {
    prefix: API_PREFIX,
    upstream,
    visitors,
    defaultToken: config.defaultToken,
    origins: [config.publicOrigin],
  });
  await app.register(mediaRoute, { upstream, defaultToken: config.defaultToken });
  await app.register(acceptCookies, { origin: config.publicOrigin });
  await pages.serveFiles(app);
  await app.register(pageRoutes, {
    pages,
    visitors,
    shared: caches.pages,
    publicOrigin: config.publicOrigin,
  });
  return app;
}

function withoutSearchText(url: string): string {
  const path = url.split('?', 1)[0] ?? '';
  return path.startsWith('/sok/') ? '/sok/…' : path;
}
