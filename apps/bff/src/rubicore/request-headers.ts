import type { FastifyRequest } from 'fastify';

/** All that upstream ever hears of a browser's headers. Cookies and credentials are not in it. Source: SECURITY T9. */
const PASSED_ON = ['accept', 'if-none-match', 'if-match', 'idempotency-key'] as const;
/** As above of a request that has a body: the length of one that is not sent would be taken from the next request. */
const PASSED_ON_WITH_BODY = [...PASSED_ON, 'content-type', 'content-length'] as const;

/** The headers of a call upstream: the allowed ones, the request's id, and a token of our own choosing. */
export function upstreamHeaders(
  { headers: sent, body, id, ip }: FastifyRequest,
  token: string,
  passedOn: readonly string[] = body === undefined ? PASSED_ON : PASSED_ON_WITH_BODY,
): Record<string, string> {
  const headers: Record<string, string> = {
    authorization: `Bearer ${token}`,
    'x-request-id': id,
    // The address as we know it; what the browser says of it never gets further.
    'x-forwarded-for': ip,
  };
  for (const name of passedOn) {
    const value = sent[name];
    if (typeof value === 'string') headers[name] = value;
  }
  return headers;
}
