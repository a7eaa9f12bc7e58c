import { Histogram, Registry } from 'prom-client';
import type { UpstreamOutcome } from '../upstream/upstream.ts';

/** What is counted while the service runs, for Prometheus. Labels take few values: no address and no name is one. */
export type Metrics = {
  registry: Registry;
  countRequest(request: { method: string; route: string; status: number; seconds: number }): void;
  countCall(call: UpstreamOutcome): void;
};

/** From what is kept, answered within a millisecond, to what is given up. */
const BUCKETS_S = [0.001, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30];

export function createMetrics(): Metrics {
  const registry = new Registry();
  const shared = { buckets: BUCKETS_S, registers: [registry] };
  const requests = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Requests, and how long they took until the answer had been sent.',
    labelNames: ['method', 'route', 'status'],
    ...shared,
  });
  const calls = new Histogram({
    name: 'upstream_call_duration_seconds',
    help: 'Calls to the content API, and how long it took until an answer began or there was none.',
    labelNames: ['method', 'outcome'],
    ...shared,
  });
  return {
    registry,
    countRequest({ method, route, status, seconds }) {
      requests.observe({ method, route, status }, seconds);
    },
    countCall({ method, outcome, ms }) {
      calls.observe({ method, outcome }, ms / 1000);
    },
  };
}
