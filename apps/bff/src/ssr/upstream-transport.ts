import type { Transport } from '@brandpost/rubicore-api';
import type { AnswerNotes, AskForVisitors } from '../cache/ask-for-visitors.ts';
import { BffError, errorKinds } from '../errors.ts';
import { type Answer, answerFrom } from '../upstream/answer.ts';
import type { ApiCaller } from '../upstream/api-as.ts';
import { endpointAt } from '../upstream/endpoint-at.ts';
import type { Upstream } from '../upstream/upstream.ts';

/**
 * How a page for a visitor calls the API while it is rendered: straight upstream, held to the same contract as
 * the proxy, and only by calls whose answers any visitor may share.
 */
export function upstreamTransport(visitors: AskForVisitors, notes: AnswerNotes): Transport {
  return transport((address) => {
    const endpoint = endpointAt('GET', address);
    if (endpoint?.shared !== true) throw new BffError(errorKinds.notFound);
    return visitors(address, { isList: endpoint.list === true, isPart: true }, notes);
  });
}

/** As above for somebody who is signed in: every call that reads, with the token of the session, shared with nobody. */
export function sessionTransport(upstream: Upstream, { token, request }: ApiCaller): Transport {
  return transport(async (address) => {
    const endpoint = endpointAt('GET', address);
    if (endpoint === undefined || endpoint.produces !== undefined) throw new BffError(errorKinds.notFound);
    const headers = {
      accept: 'application/json',
      authorization: `Bearer ${token}`,
      'x-request-id': request.id,
      'x-forwarded-for': request.ip,
    };
    const reply = await upstream.request({ method: 'GET', path: address, headers });
    return await answerFrom(reply, { isList: endpoint.list === true, withheld: endpoint.withheld });
  });
}

/** Errors are answers to anyone who renders, as they are to a browser. */
function transport(ask: (address: string) => Promise<Answer>): Transport {
  return async (address) => {
    try {
      const answer = await ask(address);
      return transportAnswer(answer.status, answer.headers, answer.body.toString());
    } catch (error) {
      if (!(error instanceof BffError)) throw error;
      const { kind } = error;
      return transportAnswer(kind.status, {}, JSON.stringify({ message: kind.message, code: kind.code }));
    }
  };
}

function transportAnswer(status: number, headers: Record<string, string>, text: string) {
  return {
    ok: status >= 200 && status < 300,
    status,
    headers: { get: (name: string) => headers[name] ?? null },
    text: async () => text,
  };
}
