import { Counter, Histogram, Registry } from 'prom-client';
import { endpointAt } from '../upstream/endpoint-at.ts';
import type { UpstreamOutcome } from '../upstream/outcomes.ts';
import { RequestDurations } from './request-durations.ts';

/** `locked`: the API does not try it, because too many have failed; `limited`: too many from one address. */
export type SignInResult = 'ok' | 'wrong' | 'locked' | 'limited' | 'failed';

const SIGN_IN_RESULTS: readonly SignInResult[] = ['ok', 'wrong', 'locked', 'limited', 'failed'];

/** What is counted while the service runs, for Prometheus. Labels take few values: no address and no name is one. */
export type Metrics = {
  registry: Registry;
  countRequest(request: { method: string; route: string; status: number; seconds: number }): void;
  countCall(call: UpstreamOutcome): void;
  countSignIn(result: SignInResult): void;
  /** Valkey or Redis has stopped answering. */
  redisLost(): void;
};

/** Health, media files, and whatever else is no call of the catalogue. */
const OTHER_CALL = 'other';

/** From what is kept, answered within a millisecond, to what is given up. */
const BUCKETS_S = [0.001, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30];

export function createMetrics(): Metrics {
  const registry = new Registry();
  const requests = new RequestDurations(BUCKETS_S);
  registry.registerMetric(requests.asMetric());
  const calls = new Histogram({
    name: 'upstream_call_duration_seconds',
    help: 'Calls to the content API, and how long it took until an answer began or there was none.',
    labelNames: ['method', 'call', 'outcome'],
    buckets: BUCKETS_S,
    registers: [registry],
  });
  const signIns = new Counter({
    name: 'sign_in_total',
    help: 'Sign-ins by password or passkey: let in, wrong, locked after too many failures, too many from one address, failed for another reason.',
    labelNames: ['result'],
    registers: [registry],
  });
  // There from the beginning: an alarm on what has never been counted would not know of it.
  for (const result of SIGN_IN_RESULTS) signIns.inc({ result }, 0);
  const redisLosses = new Counter({
    name: 'redis_losses_total',
    help: 'How often Valkey or Redis has stopped answering.',
    registers: [registry],
  });
  return {
    registry,
    redisLost: () => redisLosses.inc(),
    countRequest: (request) => requests.observe(request, request.seconds),
    countCall({ method, path, outcome, ms }) {
      const call = endpointAt(method, path)?.path ?? OTHER_CALL;
      calls.observe({ method, call, outcome }, ms / 1000);
    },
    countSignIn(result) {
      signIns.inc({ result });
    },
  };
}
