import { API_PREFIX, endpoints, type Transport } from '@brandpost/rubicore-api';
import { BffError, errorKinds } from '../errors.ts';
import type { AskForVisitors } from '../rubicore/ask-for-visitors.ts';

/**
 * How a page for a visitor calls the API while it is rendered: straight upstream, held to the same contract as
 * the proxy, and only by calls whose answers any visitor may share.
 */
export function upstreamTransport(visitors: AskForVisitors): Transport {
  return async (address) => {
    try {
      const endpoint = sharedEndpointAt(address);
      if (endpoint === undefined) throw new BffError(errorKinds.notFound);
      const answer = await visitors(address, { isList: endpoint.list === true });
      return transportAnswer(answer.status, answer.headers, answer.body.toString());
    } catch (error) {
      if (!(error instanceof BffError)) throw error;
      const { kind } = error;
      return transportAnswer(kind.status, {}, JSON.stringify({ message: kind.message, code: kind.code }));
    }
  };
}

/** The shared calls with the shape of their paths; a path without parameters is known before one with them. */
const SHARED = endpoints
  .filter((endpoint) => endpoint.shared)
  .map((endpoint) => ({
    endpoint,
    pattern: new RegExp(`^${API_PREFIX}${endpoint.path.replace(/:[a-zA-Z]+/g, '[^/?]+')}(?:\\?|$)`),
  }))
  .sort((a, b) => a.endpoint.path.split(':').length - b.endpoint.path.split(':').length);

function sharedEndpointAt(address: string) {
  return SHARED.find(({ pattern }) => pattern.test(address))?.endpoint;
}

function transportAnswer(status: number, headers: Record<string, string>, text: string) {
  return {
    ok: status >= 200 && status < 300,
    status,
    headers: { get: (name: string) => headers[name] ?? null },
    text: async () => text,
  };
}
