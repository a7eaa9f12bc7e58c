import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import type { Effort } from './load.ts';

const run = promisify(execFile);

/** What browsers say that they take. */
export const PACKED = 'gzip, deflate, br, zstd';

/** Whether the load generator `wrk`, which reads answers without decoding them, is installed. */
export async function hasWrk(): Promise<boolean> {
  return await run('wrk', ['--version']).then(
    () => true,
    // It tells its version, and fails.
    (error: NodeJS.ErrnoException) => error.code !== 'ENOENT',
  );
}

/**
 * Asks for two addresses in turn, as a browser does, so that both meet the same noise of the machine.
 * @returns requests per second of each in the run with the median of their ratios, and that ratio
 * @throws Error when one answers other than well
 */
export async function besideEachOther(
  url: string,
  bareUrl: string,
  { connections, warmUpSeconds, runs, seconds }: Effort,
): Promise<{ perSecond: number; barePerSecond: number; ratio: number }> {
  const measure = (address: string, duration: number) =>
    requestsPerSecond(address, { connections, duration });
  const results: { perSecond: number; barePerSecond: number; ratio: number }[] = [];
  for (const address of [url, bareUrl]) await measure(address, warmUpSeconds);
  for (let turn = 0; turn < runs; turn += 1) {
    const barePerSecond = await measure(bareUrl, seconds);
    const perSecond = await measure(url, seconds);
    results.push({ perSecond, barePerSecond, ratio: perSecond / barePerSecond });
  }
  const middle = results.toSorted((a, b) => a.ratio - b.ratio)[Math.floor(runs / 2)];
  if (middle === undefined) throw new Error('Nothing was measured.');
  return middle;
}

async function requestsPerSecond(
  url: string,
  { connections, duration }: { connections: number; duration: number },
): Promise<number> {
  const accept = `Accept-Encoding: ${PACKED}`;
  const { stdout } = await run('wrk', ['-t1', `-c${connections}`, `-d${duration}s`, '-H', accept, url]);
  const failures = /Non-2xx or 3xx responses: \d+|Socket errors: .*/.exec(stdout);
  if (failures !== null) throw new Error(`${url}: ${failures[0]}`);
  return Number(/Requests\/sec:\s+([\d.]+)/.exec(stdout)?.[1]);
}
