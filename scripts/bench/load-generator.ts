/** Sends load and tells what came of it. A process of its own, so that it shares no loop with what it measures. */
import autocannon from 'autocannon';
import type { Load, Measured } from './load.ts';

process.on('message', async ({ url, paths, headers = {}, seconds, connections }: Load) => {
  const roundRobin = paths === undefined ? {} : { requests: paths.map((path) => ({ path })) };
  const result = await autocannon({ url, headers, duration: seconds, connections, ...roundRobin });
  const measured: Measured = {
    requestsPerSecond: result.requests.average,
    p50Ms: result.latency.p50,
    p97_5Ms: result.latency.p97_5,
    p99Ms: result.latency.p99,
    bytesPerAnswer: result.requests.total === 0 ? 0 : result.throughput.total / result.requests.total,
    failures: result.non2xx + result.errors + result.timeouts,
  };
  process.send?.({ type: 'measured', measured });
});
process.send?.({ type: 'ready' });
