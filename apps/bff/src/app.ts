import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { API_PREFIX } from '@brandpost/rubicore-api';
import cookies from '@fastify/cookie';
import fastify, { type FastifyBaseLogger, type FastifyInstance } from 'fastify';
import { askForVisitors } from './cache/ask-for-visitors.ts';
import type { VisitorCaches } from './cache/visitor-caches.ts';
import type { FollowedChanges } from './changes/follow-changes.ts';
import type { Config } from './config/config.ts';
import { acceptCookies } from './cookies/accept-cookies.ts';
import { browserEvents } from './events/browser-events.ts';
import { createEventLog } from './events/event-log.ts';
import { answerVisitors } from './fast-path/answer-visitors.ts';
import { createSharedReplies } from './fast-path/shared-replies.ts';
import { createAreaMaps } from './feeds/area-map/area-maps.ts';
import { feedRoutes } from './feeds/routes.ts';
import { healthRoutes, type Readiness } from './health/health.ts';
import { httpServer } from './http-server.ts';
import type { FollowedMaintenance } from './maintenance/follow-maintenance.ts';
import type { Metrics } from './operations/metrics.ts';
import { requestEnds } from './operations/request-ends.ts';
import { RequestLog } from './operations/request-log.ts';
import { tracedRequests } from './operations/traced-requests.ts';
import type { Tracer } from './operations/tracer.ts';
import { answerBrokenRequest } from './plugins/broken-request.ts';
import { sendNotFound, setErrorHandler } from './plugins/error-handler.ts';
import { knownHosts, spellingsOf } from './plugins/hosts.ts';
import { plainPage } from './plugins/problem-page.ts';
import { securityHeaders } from './plugins/security-headers.ts';
import { loadShedding } from './protection/load-shedding.ts';
import type { RateLimits } from './protection/rate-limits.ts';
import { slowClients } from './protection/slow-clients.ts';
import { mediaRoute } from './rubicore/media-route.ts';
import { rubicoreRoutes } from './rubicore/routes.ts';
import { cspReports } from './security-reports/csp-reports.ts';
import { callers } from './sessions/caller.ts';
import { sessionCookie } from './sessions/session-cookie.ts';
import type { Sessions } from './sessions/sessions.ts';
import { intranetGate } from './sign-in/intranet-gate.ts';
import { signInRoutes } from './sign-in/routes.ts';
import { originsOf } from './sign-in/sign-in-context.ts';
import { signInCookies } from './sign-in/sign-in-cookies.ts';
import { signInFinish, singleSignOnRoutes } from './single-sign-on/routes.ts';
import type { Transactions } from './single-sign-on/transactions.ts';
import { answerWithFormPage } from './ssr/form-page.ts';
import type { PageSource } from './ssr/page-source.ts';
import { answerWithMissingPage, pageRoutes } from './ssr/pages.ts';
import { sharedPage } from './ssr/visitor-page.ts';
import { warmUp } from './ssr/warm-up.ts';
import type { DefaultToken } from './upstream/default-token.ts';
import type { Upstream } from './upstream/upstream.ts';
import type { CallAsBff } from './visits/call-as-bff.ts';
import type { VisitCounter } from './visits/count-visits.ts';
import { visitRoutes } from './visits/routes.ts';

export type AppDependencies = {
  upstream: Upstream;
  caches: VisitorCaches;
  pages: PageSource;
  readiness: Readiness;
  sessions: Sessions;
  /** What visitors read with. */
  defaultToken: DefaultToken;
  changes: Pick<FollowedChanges, 'listen' | 'isFollowing'>;
  maintenance: FollowedMaintenance;
  transactions: Transactions;
  log: FastifyBaseLogger;
  metrics: Metrics;
  tracer: Tracer;
  limits: RateLimits;
  visits: VisitCounter;
  call: CallAsBff;
  /** Called when something was written through us, and which post if it was one. */
  onWrite: (postId: string | null) => void;
  /** Called with every route, for anyone who looks at them all. */
  onRoute?: (route: { method: string; url: string }) => void;
};

/** The public door, ready to listen or to be injected into. Reads from the outside in. */
export async function buildApp(config: Config, deps: AppDependencies): Promise<FastifyInstance> {
  const {
    upstream,
    caches,
    pages,
    readiness,
    sessions,
    transactions,
    onWrite,
    limits,
    changes,
    maintenance,
  } = deps;
  const isSecure = config.publicOrigin.startsWith('https:');
  const cookie = sessionCookie({ isSecure });
  const visitors = askForVisitors({ upstream, answers: caches.answers, defaultToken: deps.defaultToken });
  const defaultToken = deps.defaultToken.current;
  const replies = createSharedReplies(new URL(config.publicOrigin).host);
  const answered = answerVisitors({
    replies,
    hosts: new Set(spellingsOf(config.publicOrigin)),
    isForRoutes: () => readiness.isDraining || maintenance.isClosed() || app.isShortOfMemory(),
    watchReader: (response) => app.watchReader(response),
    metrics: deps.metrics,
    noteVisit: deps.visits.note,
    tracer: deps.tracer,
    log: deps.log,
  });
  const app: FastifyInstance = fastify({
    serverFactory: (routes) =>
      httpServer((request, response) => {
        if (!answered(request, response)) routes(request, response);
      }),
    loggerInstance: deps.log,
    logController: new RequestLog(),
    genReqId: () => randomUUID(),
    trustProxy: config.trustedProxies.length === 0 ? false : [...config.trustedProxies],
    forceCloseConnections: 'idle',
    // What comes in on a connection that is still open is answered, and the connection ends with it.
    return503OnClosing: false,
    clientErrorHandler: answerBrokenRequest,
    routerOptions: {
      maxParamLength: 512,
      onBadUrl: (_, req, res) => {
        res.writeHead(400, { 'content-type': 'text/html; charset=utf-8' });
        res.end(plainPage('<p>Adressen går inte att läsa.</p>'));
        req.destroy();
      },
    },
  });
  app.addHook('onRoute', ({ method, url }) => {
    for (const one of [method].flat()) deps.onRoute?.({ method: one, url });
  });
  app.addHook('onRequest', async (_, reply) => {
    // Anyone who is on the line looks elsewhere for the next answer.
    if (readiness.isDraining) reply.header('connection', 'close');
  });
  setErrorHandler(app);
  app.setNotFoundHandler(sendNotFound);

  await app.register(tracedRequests, deps);
  await app.register(requestEnds, deps);
  await app.register(slowClients, config);
  await app.register(cookies);
  await app.register(loadShedding);
  await app.register(securityHeaders, {
    isHttps: isSecure,
    hstsSubdomains: config.hstsSubdomains,
  });
  await app.register(healthRoutes, {
    upstream,
    readiness,
    sessions,
    hasContent: () => caches.answers.metrics().entries > 0,
  });
  await app.register(knownHosts, config);
  await app.register(callers, { sessions, cookie });
  await app.register(intranetGate, config);
  const { countSignIn } = deps.metrics;
  const ownCookies = signInCookies({ isSecure });
  const signIn = { sessions, ...ownCookies, upstream, defaultToken, config, limits, countSignIn };
  await app.register(signInRoutes, signIn);
  await app.register(signInFinish, { ...signIn, transactions });
  await app.register(singleSignOnRoutes, { ...signIn, transactions });
  await app.register(rubicoreRoutes, {
    prefix: API_PREFIX,
    upstream,
    visitors,
    answers: caches.answers,
    replies,
    sessions,
    defaultToken,
    origins: originsOf(config),
    limits,
    onWrite,
  });
  const visitorLog = createEventLog();
  await app.register(browserEvents, { changes, sessions, visitors, visitorLog });
  const areaMaps = createAreaMaps({ visitors, renderer: () => pages.renderer() });
  await app.register(feedRoutes, { visitors, areaMaps, config });
  await app.register(cspReports, { limits, registry: deps.metrics.registry, origins: originsOf(config) });
  await app.register(acceptCookies, { origins: originsOf(config) });
  await pages.serveFiles(app, join(config.dataDir, 'assets'));
  const { publicOrigin, intranetOrigin } = config;
  const { password, passkeyOrigins, identityProvider } = config.signIn;
  const singleSignOn = identityProvider !== null;
  const signInMethods = { password, passkeys: passkeyOrigins, singleSignOn };
  const { lastId: lastEvent } = visitorLog;
  const context = { pages, visitors, publicOrigin, identityProvider, signIn: signInMethods, lastEvent };
  await app.register(visitRoutes, {
    origins: originsOf(config),
    limits,
    visits: deps.visits,
    call: deps.call,
    answerWithFormPage: answerWithFormPage(context),
  });
  const kept = caches.pages;
  await app.register(mediaRoute, {
    upstream,
    defaultToken,
    answerWithMissingPage: answerWithMissingPage({ kept, context }),
  });
  await app.register(pageRoutes, {
    kept,
    replies,
    sessions,
    upstream,
    intranetOrigin,
    context,
    defaultToken,
    limits,
    maintenance,
    noteVisit: deps.visits.note,
  });
  const page = (asked: Parameters<typeof sharedPage>[0]) => sharedPage(asked, { kept, context });
  await app.register(warmUp, { caches, visitors, page, areaMaps });
  return app;
}
