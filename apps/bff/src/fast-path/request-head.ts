import type { IncomingMessage } from 'node:http';
import { ACCEPT_COOKIES_COOKIE } from '@brandpost/domain';
import { fastifyCookie } from '@fastify/cookie';

/** What a request says, as far as a reply that visitors share depends on it. */
export type RequestHead = {
  hasAcceptedCookies: boolean;
  acceptEncoding: string | undefined;
  ifNoneMatch: string | undefined;
  traceparent: string | undefined;
  userAgent: string | undefined;
};

const ACCEPTED_COOKIES = `${ACCEPT_COOKIES_COOKIE}=true`;
/** Every cookie that a session may be in is called something with this. */
const SESSION_COOKIE = /sid/i;
/** Of a body, or of what asks for more than one reply. */
const NOT_HERE = new Set([
  'content-length',
  'transfer-encoding',
  'content-type',
  'content-encoding',
  'expect',
  'upgrade',
]);
/** All names that are looked at are this long. */
const [SHORTEST_NAME, LONGEST_NAME] = ['host'.length, 'transfer-encoding'.length];

/**
 * Reads the head of a request that any visitor may have sent: GET, of one of these hosts, without a session cookie and
 * without a body.
 * @param hosts spellings of our public host
 * @returns null for every other request, and whenever in doubt: the routes judge those
 * Source: SECURITY T16, T22
 */
export function visitorHead(request: IncomingMessage, hosts: ReadonlySet<string>): RequestHead | null {
  if (request.method !== 'GET' || request.httpVersionMajor !== 1) return null;
  const { rawHeaders } = request;
  let host: string | undefined;
  let cookie: string | undefined;
  let acceptEncoding: string | undefined;
  let ifNoneMatch: string | undefined;
  let traceparent: string | undefined;
  let userAgent: string | undefined;
  for (let index = 0; index < rawHeaders.length; index += 2) {
    const raw = rawHeaders[index] ?? '';
    if (raw.length < SHORTEST_NAME || raw.length > LONGEST_NAME) continue;
    const name = raw.toLowerCase();
    const value = rawHeaders[index + 1] ?? '';
    if (name === 'host') {
      if (host !== undefined) return null;
      host = value;
    } else if (name === 'cookie') {
      if (cookie !== undefined) return null;
      cookie = value;
    } else if (name === 'accept-encoding') {
      acceptEncoding = acceptEncoding === undefined ? value : `${acceptEncoding}, ${value}`;
    } else if (name === 'if-none-match') {
      if (ifNoneMatch !== undefined) return null;
      ifNoneMatch = value;
    } else if (name === 'traceparent') {
      if (traceparent !== undefined) return null;
      traceparent = value;
    } else if (name === 'user-agent') {
      userAgent = value;
    } else if (NOT_HERE.has(name)) return null;
  }
  if (host === undefined || !hosts.has(host)) return null;
  const hasAcceptedCookies = cookie === undefined ? false : cookieConsent(cookie);
  return hasAcceptedCookies === null
    ? null
    : { hasAcceptedCookies, acceptEncoding, ifNoneMatch, traceparent, userAgent };
}

/** @returns null where there may be a session */
function cookieConsent(header: string): boolean | null {
  if (header === ACCEPTED_COOKIES) return true;
  if (SESSION_COOKIE.test(header)) return null;
  return fastifyCookie.parse(header)[ACCEPT_COOKIES_COOKIE] === 'true';
}
