const MAX_REDIRECTS = 3;

/** What an address answers; null: nothing has changed since `etag`. */
export type FetchedText = { text: string; etag: string | null } | null;

type Asking = {
  headers: Readonly<Record<string, string>>;
  /** Of what was answered before; null asks for all of it. */
  etag: string | null;
  limitMs: number;
  maxBytes: number;
  /** Ends it before its time. */
  signal?: AbortSignal;
};

/**
 * Asks an address that somebody has set for a text, for so long and so much of it. Redirects are followed on the same host
 * alone: the address is what is trusted.
 * @throws Error with one sentence
 * Source: ADR 0035
 */
export async function fetchText(
  address: string,
  { headers, etag, limitMs, maxBytes, ...asking }: Asking,
): Promise<FetchedText> {
  const limit = AbortSignal.timeout(limitMs);
  const signal = asking.signal === undefined ? limit : AbortSignal.any([limit, asking.signal]);
  const sent = { ...headers, ...(etag === null ? {} : { 'if-none-match': etag }) };
  let url = new URL(address);
  for (let redirects = 0; redirects <= MAX_REDIRECTS; redirects += 1) {
    const answer = await fetch(url, { headers: sent, signal, redirect: 'manual' });
    const location = answer.headers.get('location');
    if (answer.status >= 300 && answer.status < 400 && answer.status !== 304 && location !== null) {
      await answer.body?.cancel();
      const next = new URL(location, url);
      if (next.origin !== url.origin) throw new Error(`The address leads to another host, ${next.origin}.`);
      url = next;
      continue;
    }
    if (answer.status === 304 && etag !== null) {
      await answer.body?.cancel();
      return null;
    }
    if (answer.status !== 200) {
      await answer.body?.cancel();
      throw new Error(`The address answers ${answer.status}.`);
    }
    return { text: await limitedText(answer, maxBytes), etag: answer.headers.get('etag') };
  }
  throw new Error('The address leads round and round.');
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
