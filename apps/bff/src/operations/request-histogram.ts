import type { Metric, Registry } from 'prom-client';

type Labels = Readonly<Record<'method' | 'route' | 'status', string | number>>;
type Series = { labels: Labels; buckets: number[]; sum: number; count: number };

/**
 * A Prometheus histogram of requests. It is counted for every request, also those that take some microseconds in all,
 * of which the histogram of prom-client takes two to judge the labels: here they are looked up as one text.
 * @param bounds of its buckets, in seconds and in order
 */
export function createRequestHistogram(
  registry: Registry,
  { name, help, bounds }: { name: string; help: string; bounds: readonly number[] },
): (labels: Labels, seconds: number) => void {
  const all = new Map<string, Series>();
  const metric = {
    name,
    help,
    type: 'histogram',
    aggregator: 'sum',
    get: async () => ({
      name,
      help,
      type: 'histogram',
      aggregator: 'sum',
      values: [...all.values()].flatMap(valuesOf),
    }),
    reset: () => all.clear(),
  };
  registry.registerMetric(metric as unknown as Metric);

  function valuesOf({ labels, buckets, sum, count }: Series) {
    let upTo = 0;
    const counts = bounds.map((le, index) => {
      upTo += buckets[index] ?? 0;
      return { metricName: `${name}_bucket`, labels: { le, ...labels }, value: upTo };
    });
    return [
      ...counts,
      { metricName: `${name}_bucket`, labels: { le: '+Inf', ...labels }, value: count },
      { metricName: `${name}_sum`, labels, value: sum },
      { metricName: `${name}_count`, labels, value: count },
    ];
  }

  return (labels, seconds) => {
    const key = `${labels.method} ${labels.status} ${labels.route}`;
    let series = all.get(key);
    if (series === undefined) {
      series = { labels: { ...labels }, buckets: bounds.map(() => 0), sum: 0, count: 0 };
      all.set(key, series);
    }
    series.count += 1;
    series.sum += seconds;
    let index = 0;
    while (index < bounds.length && seconds > (bounds[index] ?? 0)) index += 1;
    if (index < bounds.length) series.buckets[index] = (series.buckets[index] ?? 0) + 1;
  };
}
