import type { Histogram } from 'prom-client';

type Labels = { method: string; route: string; status: number };
type Series = { labels: Labels; counts: number[]; sum: number };

const NAME = 'http_request_duration_seconds';

/**
 * How long requests took, as a histogram of Prometheus. prom-client's own checks the labels and looks for their series
 * with each observation, which was the longest part of a shared reply that is ours (decision 0041).
 */
export class RequestDurations {
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
