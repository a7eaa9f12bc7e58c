import { setTimeout as wait } from 'node:timers/promises';
import type { FastifyBaseLogger, FastifyInstance } from 'fastify';
import { buildApp } from './app.ts';
import { afterWrite, keepCurrent } from './cache/keep-current.ts';
import { createSnapshot } from './cache/snapshot.ts';
import type { Freshness } from './cache/swr-cache.ts';
import { createVisitorCaches, type VisitorCaches } from './cache/visitor-caches.ts';
import { followChanges } from './changes/follow-changes.ts';
import type { Config } from './config/config.ts';
import type { Readiness } from './health/health.ts';
import { PROBE_EVERY_MS, watchUpstream } from './health/upstream-state.ts';
import { followMaintenance } from './maintenance/follow-maintenance.ts';
import { createMetrics } from './operations/metrics.ts';
import { operationsServer } from './operations/operations-server.ts';
import { registerMetrics } from './operations/service-metrics.ts';
import { tracedUpstream } from './operations/traced-upstream.ts';
import { passingTracer, type Tracer } from './operations/tracer.ts';
import { createRateLimits } from './protection/rate-limits.ts';
import { connectToRedis, firstContact } from './redis/redis-connection.ts';
import { NO_REPLICAS, replicaNews } from './replicas/replica-news.ts';
import { openRecords, redisPrefix } from './sessions/open-records.ts';
import { createSessions } from './sessions/sessions.ts';
import { createTransactions } from './single-sign-on/transactions.ts';
import type { PageSource } from './ssr/page-source.ts';
import { createDefaultToken } from './upstream/default-token.ts';
import { createUpstream, type Upstream } from './upstream/upstream.ts';
import { callAsBff } from './visits/call-as-bff.ts';
import { createVisitCounter } from './visits/count-visits.ts';

/** The whole BFF, ready to listen. */
export type Service = {
  app: FastifyInstance;
  /** For those who run it, on a port of its own. */
  operations: FastifyInstance;
  upstream: Upstream;
  caches: VisitorCaches;
  readiness: Readiness;
  /** Whether upstream tells of its changes just now. */
  isFollowing(): boolean;
  /**
   * Says that it is on its way out, ends what is under way, then everything else.
   * @param noticeMs how long anyone who stands in front has to look elsewhere before new connections are refused
   */
  stop(options?: { noticeMs: number }): Promise<void>;
};

type Options = {
  pages: PageSource;
  log: FastifyBaseLogger;
  /** How long answers are kept, instead of what follows from whether changes are announced. */
  freshness?: Freshness;
  onRoute?: (route: { method: string; url: string }) => void;
  /** How often the content API is asked how it is; two seconds. */
  probeEveryMs?: number;
};

/**
 * Puts the parts together: sessions and their store, calls upstream, what visitors share and what keeps it current.
 * @throws SettingError where a setting turns out not to work
 */
export async function createService(config: Config, options: Options): Promise<Service> {
  const { pages, log, onRoute } = options;
  const { content } = config;
  const metrics = createMetrics();
  const tracer = await tracerFor(config, log);
  const upstream = createUpstream(content.mode === 'remote' ? content.url : null, metrics.countCall, [
    tracedUpstream(tracer),
  ]);
  const readiness = { isDraining: false };
  const redis = config.redisUrl === null ? null : connectToRedis(config.redisUrl, log, metrics.redisLost);
  if (redis !== null) await firstContact(redis);
  const records = openRecords(config, { redis, log });
  const defaultToken = createDefaultToken(config.defaultToken, upstream);
  const { staffEventsToken } = config;
  const changes = followChanges({ upstream, token: defaultToken.current, staffEventsToken, log });
  const caches = createVisitorCaches({
    isFollowing: changes.isFollowing,
    ...(options.freshness === undefined ? {} : { freshness: options.freshness }),
  });
  keepCurrent(caches, { changes });
  pages.onChange?.(() => caches.purge());
  const prefix = redisPrefix(config.publicOrigin);
  const news = redis === null ? NO_REPLICAS : replicaNews(redis, { prefix, hear: caches.purge, log });
  const snapshot = createSnapshot(caches.answers, { ...config, upstream: contentName(content), log });
  await snapshot.load();
  snapshot.start();
  const sessions = createSessions({ ...records, ...config.sessions, now: Date.now });
  const watch = watchUpstream(upstream, { log, everyMs: options.probeEveryMs ?? PROBE_EVERY_MS });
  const { registry } = metrics;
  registerMetrics(registry, {
    caches,
    upstream,
    sessions,
    isFollowing: changes.isFollowing,
    upstreamState: watch.state,
  });
  const call = callAsBff({ upstream, defaultToken, staffEventsToken });
  const visits = createVisitCounter({
    send: async (counts) => {
      // An upstream that is not ours counts nothing.
      if (staffEventsToken !== null) await call('addVisits', counts);
    },
    onError: (err) => log.warn({ err }, 'Visits could not be counted'),
  });
  const app = await buildApp(config, {
    upstream,
    caches,
    pages,
    readiness,
    sessions,
    transactions: createTransactions({ ...records, now: Date.now }),
    log,
    metrics,
    tracer,
    changes,
    maintenance: followMaintenance({ upstream, token: defaultToken.current, changes, log }),
    defaultToken,
    limits: createRateLimits(redis, { prefix, log }),
    visits,
    call,
    onWrite: afterWrite(caches, news),
    ...(onRoute === undefined ? {} : { onRoute }),
  });
  const health = { upstream, sessions, readiness, hasContent: () => caches.answers.metrics().entries > 0 };
  const operations = await operationsServer({ registry, ...health });
  return {
    app,
    operations,
    upstream,
    caches,
    readiness,
    isFollowing: changes.isFollowing,
    async stop({ noticeMs } = { noticeMs: 0 }) {
      readiness.isDraining = true;
      await wait(noticeMs);
      changes.stop();
      watch.stop();
      news.close();
      await app.close();
      await visits.close();
      await snapshot.stop();
      await upstream.close();
      await records.store.close();
      // Last: until then it shows how the rest ends.
      await operations.close();
      await tracer.stop();
    },
  };
}

/** What sends traces is loaded only where they are wanted. */
async function tracerFor({ tracesTo }: Config, log: FastifyBaseLogger): Promise<Tracer> {
  if (tracesTo === null) return passingTracer;
  return (await import('./operations/exporting-tracer.ts')).exportingTracer(tracesTo, log);
}

/** Copies of answers are another's if upstream is. */
function contentName(content: Config['content']): string {
  return content.mode === 'remote'
    ? content.url
    : `embedded ${content.databaseUrl === null ? 'folder' : 'server'}`;
}
