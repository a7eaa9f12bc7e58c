import { readFileSync } from 'node:fs';
import { performance } from 'node:perf_hooks';
import { Counter, collectDefaultMetrics, Gauge, type Registry } from 'prom-client';
import type { CacheMetrics } from '../cache/cache-metrics.ts';
import { UPSTREAM_STATES, type UpstreamState } from '../health/upstream-state.ts';

/** The parts of the service that are looked at whenever somebody asks for metrics. */
export type Observed = {
  caches: Readonly<Record<'answers' | 'pages', { metrics(): CacheMetrics }>>;
  upstream: { breakerState(): 'closed' | 'open' | 'half-open' };
  sessions: { count(): Promise<number> };
  isFollowing: () => boolean;
  upstreamState: () => UpstreamState;
};

const RESULTS = ['fresh', 'stale', 'made', 'joined', 'failed', 'refused'] as const;
const BREAKER_STATES = ['closed', 'half-open', 'open'] as const;

/** Adds figures that nobody counts: they are read off when they are asked for. */
export function registerMetrics(registry: Registry, observed: Observed): void {
  const registers = [registry];
  collectDefaultMetrics({ register: registry });
  showBuild(registry);
  showUtilization(registry);
  showCaches(registry, observed.caches);
  new Gauge({
    name: 'upstream_breaker_state',
    help: '1 for the state in which calls to the content API are: closed is well, open is left alone.',
    labelNames: ['state'],
    registers,
    collect() {
      for (const state of BREAKER_STATES) {
        this.set({ state }, observed.upstream.breakerState() === state ? 1 : 0);
      }
    },
  });
  new Gauge({
    name: 'upstream_state',
    help: '1 for the state in which the content API was two seconds ago or less: ready is well.',
    labelNames: ['state'],
    registers,
    collect() {
      for (const state of UPSTREAM_STATES) this.set({ state }, observed.upstreamState() === state ? 1 : 0);
    },
  });
  new Gauge({
    name: 'upstream_changes_followed',
    help: '1 while the content API tells of its changes; else answers are kept for a shorter time.',
    registers,
    collect() {
      this.set(observed.isFollowing() ? 1 : 0);
    },
  });
  new Gauge({
    name: 'sessions',
    help: 'Sessions, about; missing while their store does not answer.',
    registers,
    async collect() {
      this.reset();
      const count = await observed.sessions.count().catch(() => null);
      if (count === null) this.remove();
      else this.set(count);
    },
  });
}

function showCaches(registry: Registry, caches: Observed['caches']): void {
  const registers = [registry];
  const labelNames = ['cache'] as const;
  const each = [
    ['answers', caches.answers],
    ['pages', caches.pages],
  ] as const;
  new Counter({
    name: 'cache_requests_total',
    help: 'What visitors share: given as kept, given from before, made, had with another, failed, refused.',
    labelNames: ['cache', 'result'],
    registers,
    collect() {
      this.reset();
      for (const [cache, { metrics }] of each) {
        const counts = metrics();
        for (const result of RESULTS) this.inc({ cache, result }, counts[result]);
      }
    },
  });
  const gauge = (name: string, help: string, read: (metrics: CacheMetrics) => number) =>
    new Gauge({
      name,
      help,
      labelNames,
      registers,
      collect() {
        for (const [cache, { metrics }] of each) this.set({ cache }, read(metrics()));
      },
    });
  gauge('cache_entries', 'How many are kept.', ({ entries }) => entries);
  gauge('cache_bytes', 'How much they take.', ({ bytes }) => bytes);
  gauge(
    'cache_stale_age_seconds',
    'Age of the oldest that was given from before in the last minute. Much of it means that the content API is away.',
    ({ staleAgeMs }) => staleAgeMs / 1000,
  );
}

function showUtilization(registry: Registry): void {
  let last = performance.eventLoopUtilization();
  new Gauge({
    name: 'nodejs_eventloop_utilization',
    help: 'Share of the time since it was asked for last in which the event loop was busy.',
    registers: [registry],
    collect() {
      const now = performance.eventLoopUtilization();
      this.set(performance.eventLoopUtilization(now, last).utilization);
      last = now;
    },
  });
}

function showBuild(registry: Registry): void {
  const { version } = JSON.parse(readFileSync(new URL('../../package.json', import.meta.url), 'utf8'));
  new Gauge({
    name: 'brandpost_build_info',
    help: 'Always 1; the labels say what runs.',
    labelNames: ['version', 'node'],
    registers: [registry],
  }).set({ version, node: process.version }, 1);
}
