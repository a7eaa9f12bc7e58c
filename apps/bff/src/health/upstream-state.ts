import type { FastifyBaseLogger } from 'fastify';
import type { Upstream } from '../upstream/upstream.ts';

const PROBE_TIMEOUT_MS = 2000;
export const PROBE_EVERY_MS = 2000;
/** An embedded content API that fills its database takes half a minute: nothing is wrong yet. */
const STARTING_MS = 60_000;

/** `no-answer`: the process is gone or silent. `no-database`: it answers, and has nothing to answer with. */
export const UPSTREAM_STATES = ['ready', 'not-ready', 'no-database', 'no-answer'] as const;
export type UpstreamState = (typeof UPSTREAM_STATES)[number];

/** What is said of each state where it is a reason against sending traffic. */
export const UPSTREAM_REASONS: Readonly<Record<Exclude<UpstreamState, 'ready'>, string>> = {
  'not-ready': 'the content API is not ready',
  'no-database': 'the database does not answer',
  'no-answer': 'the content API does not answer',
};

/** Asks the content API whether it is ready. An upstream that has no such call is ready when it answers at all. */
export async function upstreamState(upstream: Upstream): Promise<UpstreamState> {
  try {
    const signal = AbortSignal.timeout(PROBE_TIMEOUT_MS);
    const response = await upstream.request({ method: 'GET', path: '/readyz', headers: {}, signal });
    const text = await response.body.text();
    if (response.statusCode < 500) return 'ready';
    return text.includes('"database"') ? 'no-database' : 'not-ready';
  } catch {
    return 'no-answer';
  }
}

/** What is known of the content API just now. */
export type UpstreamWatch = { state(): UpstreamState; stop(): void };

/**
 * Asks every two seconds, however few visitors there are, and says in the log when the content API goes and when it is
 * back: once each, with how long it was away.
 */
export function watchUpstream(
  upstream: Upstream,
  { log, everyMs }: { log: FastifyBaseLogger; everyMs: number },
): UpstreamWatch {
  let state: UpstreamState | 'starting' = 'starting';
  let sinceMs = performance.now();
  let isAsking = false;
  const ask = async () => {
    if (isAsking) return;
    isAsking = true;
    const next = await upstreamState(upstream);
    isAsking = false;
    if (next === state || (next === 'ready' && state === 'starting')) {
      state = next;
      return;
    }
    if (state === 'starting' && performance.now() - sinceMs < STARTING_MS) return;
    const seconds = Math.round((performance.now() - sinceMs) / 100) / 10;
    if (next === 'ready') log.warn({ before: state, awaySeconds: seconds }, 'The content API is back');
    else log.error({ reason: UPSTREAM_REASONS[next] }, 'The content API cannot be used');
    if (state === 'ready' || state === 'starting' || next === 'ready') sinceMs = performance.now();
    state = next;
  };
  const timer = setInterval(() => void ask(), everyMs).unref();
  return { state: () => (state === 'starting' ? 'no-answer' : state), stop: () => clearInterval(timer) };
}
