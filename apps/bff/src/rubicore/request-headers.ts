import type { IncomingHttpHeaders } from 'node:http';

/** All that upstream ever hears of a browser's headers. Cookies and credentials are not in it. Source: SECURITY T9. */
const PASSED_ON = [
  'accept',
  'content-type',
  'content-length',
  'if-none-match',
  'if-match',
  'idempotency-key',
] as const;

/** The headers of a call upstream: the allowed ones, the request's id, and a token of our own choosing. */
export function upstreamHeaders(
  browser: IncomingHttpHeaders,
  own: { token: string; requestId: string; address: string },
): Record<string, string> {
  const headers: Record<string, string> = {
    authorization: `Bearer ${own.token}`,
    'x-request-id': own.requestId,
    // The address as we know it; what the browser says of it never gets further.
    'x-forwarded-for': own.address,
  };
  for (const name of PASSED_ON) {
    const value = browser[name];
    if (typeof value === 'string') headers[name] = value;
  }
  return headers;
}
