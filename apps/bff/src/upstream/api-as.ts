import { createClient, type RubicoreClient } from '@brandpost/rubicore-api';
import type { FastifyRequest } from 'fastify';
import { BffError, errorKinds } from '../errors.ts';
import { answerFrom } from './answer.ts';
import { endpointAt } from './endpoint-at.ts';
import type { Upstream } from './upstream.ts';

/** Who asks, and on whose account. */
export type ApiCaller = {
  token: string;
  request: FastifyRequest;
  /** The API's own cookie for one sign-in by SAML. */
  cookie?: string;
};

/**
 * The API as the BFF asks it itself, with the token given.
 * @returns a client whose calls throw BffError for whatever is not a good answer
 */
export function apiAs(upstream: Upstream, { token, request, cookie }: ApiCaller): RubicoreClient {
  return createClient(async (address, { method, headers, body }) => {
    const endpoint = endpointAt(method, address);
    if (endpoint === undefined) throw new BffError(errorKinds.notFound);
    const reply = await upstream.request({
      method: endpoint.method,
      path: address,
      headers: {
        ...(headers['content-type'] === undefined ? {} : { 'content-type': headers['content-type'] }),
        accept: 'application/json',
        authorization: `Bearer ${token}`,
        'x-request-id': request.id,
        'x-forwarded-for': request.ip,
        ...(cookie === undefined ? {} : { cookie }),
      },
      body: typeof body === 'string' ? Buffer.from(body) : null,
    });
    const answer = await answerFrom(reply, { isList: endpoint.list === true });
    return {
      ok: true,
      status: answer.status,
      headers: { get: (name) => answer.headers[name] ?? null },
      text: async () => answer.body.toString(),
    };
  });
}
