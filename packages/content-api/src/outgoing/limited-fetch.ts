const MAX_REDIRECTS = 3;

/** What an address answered. Its text is empty unless the status is 200. */
export type LimitedAnswer = { status: number; headers: Headers; text: string };

export type FetchLimits = {
  headers?: Record<string, string>;
  /** For all of it, in milliseconds: redirects, headers and the last byte. */
  limitMs: number;
  /** As they are after unpacking: more are not read. */
  maxBytes: number;
  /** Gives up before that. */
  signal?: AbortSignal;
};

/**
 * Asks an address outside with limits of time and size. Redirects are followed on the same host alone: the address is
 * what is trusted. Source: ADR 0035
 * @throws Error with one sentence, or what `fetch` throws: for a time that is over, and for nobody there
 */
export async function limitedFetch(address: string, limits: FetchLimits): Promise<LimitedAnswer> {
  const { headers = {}, limitMs, maxBytes, signal } = limits;
  const timeout = AbortSignal.timeout(limitMs);
  const either = signal === undefined ? timeout : AbortSignal.any([timeout, signal]);
  let url = new URL(address);
  for (let redirects = 0; redirects <= MAX_REDIRECTS; redirects += 1) {
    const answer = await fetch(url, { headers, signal: either, redirect: 'manual' });
    const location = answer.headers.get('location');
    if (answer.status >= 300 && answer.status < 400 && answer.status !== 304 && location !== null) {
      await answer.body?.cancel();
      url = onSameHost(location, url);
      continue;
    }
    if (answer.status !== 200) {
      await answer.body?.cancel();
      return { status: answer.status, headers: answer.headers, text: '' };
    }
    return { status: 200, headers: answer.headers, text: await limitedText(answer, maxBytes) };
  }
  throw new Error('The address leads round and round.');
}

function onSameHost(location: string, from: URL): URL {
  const next = URL.parse(location, from);
  if (next === null) throw new Error('The address leads to what is no address.');
  if (next.origin !== from.origin) throw new Error(`The address leads to another host, ${next.origin}.`);
  return next;
}

async function limitedText(answer: Response, maxBytes: number): Promise<string> {
  const parts: Uint8Array[] = [];
  let bytes = 0;
  for await (const part of answer.body ?? []) {
    bytes += part.byteLength;
    if (bytes > maxBytes) throw new Error(`The address answers more than ${maxBytes} bytes.`);
    parts.push(part);
  }
  return new TextDecoder('utf-8', { fatal: true }).decode(Buffer.concat(parts));
}
