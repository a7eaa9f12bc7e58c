import { endpoints, type Transport } from '@brandpost/rubicore-api';
import { BffError } from '../errors.ts';
import { answerFrom } from '../rubicore/answer.ts';
import { upstreamHeaders } from '../rubicore/request-headers.ts';
import type { Upstream } from '../upstream/upstream.ts';

/** How a page being rendered calls the API: straight upstream, held to the same contract as the proxy. */
export function upstreamTransport(
  upstream: Upstream,
  own: { token: string; requestId: string; signal: AbortSignal },
): Transport {
  return async (address, init) => {
    try {
      const reply = await upstream.request({
        method: 'GET',
        path: address,
        headers: upstreamHeaders({ accept: init.headers.accept }, own),
        signal: own.signal,
      });
      const answer = await answerFrom(reply, { isList: isList(address) });
      return transportAnswer(answer.status, answer.headers, answer.body.toString());
    } catch (error) {
      if (!(error instanceof BffError)) throw error;
      const { kind } = error;
      return transportAnswer(kind.status, {}, JSON.stringify({ message: kind.message, code: kind.code }));
    }
  };
}

const LIST_PATHS = new Set(
  endpoints.filter((row) => row.list && !row.path.includes(':')).map((row) => `/rubicore${row.path}`),
);

function isList(address: string): boolean {
  return LIST_PATHS.has(address.split('?', 1)[0] ?? '');
}

function transportAnswer(status: number, headers: Record<string, string>, text: string) {
  return {
    ok: status >= 200 && status < 300,
    status,
    headers: { get: (name: string) => headers[name] ?? null },
    text: async () => text,
  };
}
