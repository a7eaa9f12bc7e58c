import { once } from 'node:events';
import { join } from 'node:path';
import { type NodeService, startNodeService } from '../process/node-service.ts';

const FIRST_ANSWER_MS = 60_000;

/** `paths` are asked for in turn, instead of the address itself. */
export type Target = { url: string; paths?: readonly string[]; headers?: Record<string, string> };
export type Load = Target & { seconds: number; connections: number };

export type Measured = {
  requestsPerSecond: number;
  p50Ms: number;
  p97_5Ms: number;
  p99Ms: number;
  bytesPerAnswer: number;
  /** Answers other than 2xx, and requests without one. */
  failures: number;
};

/** How long an address is measured: warmed up once, then several runs of which the median counts. */
export type Effort = { connections: number; warmUpSeconds: number; runs: number; seconds: number };

export type LoadGenerator = {
  /** @throws Error when the address does not answer well even once */
  measure(target: Target, effort: Effort): Promise<Measured>;
  stop(): Promise<void>;
};

export async function startLoadGenerator(): Promise<LoadGenerator> {
  const service = await startNodeService(join(import.meta.dirname, 'load-generator.ts'));
  return {
    async measure(target, { connections, warmUpSeconds, runs, seconds }) {
      await answerOnce(target);
      await send(service, { ...target, connections, seconds: warmUpSeconds });
      const results: Measured[] = [];
      for (let run = 0; run < runs; run += 1) {
        results.push(await send(service, { ...target, connections, seconds }));
      }
      return medianOf(results);
    },
    stop: () => service.stop(),
  };
}

/** Also waits for what the measurement before left in queues. */
async function answerOnce({ url, paths: [path = ''] = [], headers = {} }: Target): Promise<void> {
  const answer = await fetch(`${url}${path}`, { headers, signal: AbortSignal.timeout(FIRST_ANSWER_MS) });
  await answer.arrayBuffer();
  if (!answer.ok) throw new Error(`${url} answered ${answer.status}.`);
}

async function send({ child }: NodeService<unknown>, load: Load): Promise<Measured> {
  child.send(load);
  const [{ measured }] = (await once(child, 'message')) as [{ measured: Measured }];
  return measured;
}

/** The run in the middle by requests per second, whole, so that its figures belong together. */
export function medianOf(results: readonly Measured[]): Measured {
  const ordered = results.toSorted((a, b) => a.requestsPerSecond - b.requestsPerSecond);
  const middle = ordered[Math.floor(ordered.length / 2)];
  if (middle === undefined) throw new Error('Nothing was measured.');
  return middle;
}
