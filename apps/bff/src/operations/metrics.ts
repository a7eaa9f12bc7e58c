import { Counter, Histogram, Registry } from 'prom-client';
import { endpointAt } from '../upstream/endpoint-at.ts';
import type { UpstreamOutcome } from '../upstream/outcomes.ts';

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

type Labels = { method: string; route: string; status: number };
type Series = { labels: Labels; counts: number[]; sum: number };

const NAME = 'http_request_duration_seconds';

/**
 * How long requests took, as a histogram of Prometheus. prom-client's own checks the labels and looks for their series
 * with each observation, which was the longest part of a shared reply that is ours (decision 0041).
 */
class RequestDurations {
  readonly name = NAME;
  readonly help = 'Requests, and how long they took until the answer had been sent.';
  readonly type = 'histogram';
  private readonly boundsS: readonly number[];
  private readonly series: Series[] = [];
  private readonly known = new Map<string, Map<number, Map<string, Series>>>();

  /** @param boundsS upper bounds of the buckets, in seconds, the lowest first */
  constructor(boundsS: readonly number[]) {
    this.boundsS = boundsS;
  }

  observe(labels: Labels, seconds: number): void {
    const series = this.known.get(labels.route)?.get(labels.status)?.get(labels.method) ?? this.begin(labels);
    let bucket = 0;
    while (bucket < this.boundsS.length && seconds > Number(this.boundsS[bucket])) bucket += 1;
    series.counts[bucket] = (series.counts[bucket] ?? 0) + 1;
    series.sum += seconds;
  }

  /** What a registry of prom-client asks for. */
  async get() {
    const values = this.series.flatMap(({ labels, counts, sum }) => {
      let count = 0;
      const buckets = [...this.boundsS, '+Inf'].map((le, bucket) => {
        count += counts[bucket] ?? 0;
        return { labels: { le, ...labels }, value: count, metricName: `${NAME}_bucket` };
      });
      return [
        ...buckets,
        { labels, value: sum, metricName: `${NAME}_sum` },
        { labels, value: count, metricName: `${NAME}_count` },
      ];
    });
    return { name: this.name, help: this.help, type: this.type, values, aggregator: 'sum' };
  }

  /** For `registerMetric`, whose type knows prom-client's own metrics alone; it needs the name and `get`. */
  asMetric(): Histogram {
    return this as unknown as Histogram;
  }

  private begin({ method, route, status }: Labels): Series {
    const series = { labels: { method, route, status }, counts: [], sum: 0 };
    this.series.push(series);
    const ofRoute = this.known.get(route) ?? new Map<number, Map<string, Series>>();
    const ofStatus = ofRoute.get(status) ?? new Map<string, Series>();
    this.known.set(route, ofRoute.set(status, ofStatus.set(method, series)));
    return series;
  }
}
