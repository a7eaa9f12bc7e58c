import { Agent, request } from 'undici';

type Calls = { urls: readonly string[]; headers: Record<string, string>; warmUp: number; calls: number };

/**
 * Calls one after the other over one connection, the addresses in turn.
 * @returns milliseconds from request to whole answer, without those of the warm-up
 * @throws Error for any answer but 200
 */
export async function timesOfCalls({ urls, headers, warmUp, calls }: Calls): Promise<number[]> {
  const dispatcher = new Agent({ connections: 1 });
  const times: number[] = [];
  try {
    for (let call = 0; call < warmUp + calls; call += 1) {
      const url = urls[call % urls.length] ?? '';
      const startMs = performance.now();
      const answer = await request(url, { dispatcher, headers });
      await answer.body.dump({ limit: Number.MAX_SAFE_INTEGER });
      if (answer.statusCode !== 200) throw new Error(`${url} answered ${answer.statusCode}.`);
      if (call >= warmUp) times.push(performance.now() - startMs);
    }
  } finally {
    await dispatcher.close();
  }
  return times;
}
