import type { FastifyRequest } from 'fastify';
import { BffError, errorKinds } from '../errors.ts';

const SAFE_METHODS = new Set(['GET', 'HEAD', 'OPTIONS']);

/**
 * Refuses a state-changing request that another site may have made: the browser must say that it is of the
 * same origin, or name our origin. Source: DESIGN section 4, Tokens; SECURITY T5.
 * @throws BffError crossSite
 */
export function requireSameOrigin(request: FastifyRequest, origins: readonly string[]): void {
  if (SAFE_METHODS.has(request.method)) return;
  const { origin } = request.headers;
  const fetchSite = request.headers['sec-fetch-site'];
  const isOurs = origin === undefined ? fetchSite === 'same-origin' : origins.includes(origin);
  if (!isOurs || (fetchSite !== undefined && fetchSite !== 'same-origin')) {
    throw new BffError(errorKinds.crossSite);
  }
}

/** Types that a form of another site can send. */
const FORM_TYPES = /^\s*(?:application\/x-www-form-urlencoded|multipart\/form-data|text\/plain)\b/i;

/**
 * Refuses what our own scripts have not sent: they say so in a header that no other site can set, whatever they do.
 * Only a visitor's reading needs none of this, for it is the same to everybody (docs/decisions/0022).
 * @throws BffError crossSite, or unsupportedType for what only a form sends
 */
export function requireOwnScript(
  request: FastifyRequest,
  { origins, hasSession }: { origins: readonly string[]; hasSession: boolean },
): void {
  requireSameOrigin(request, origins);
  const isVisitorsReading = SAFE_METHODS.has(request.method) && !hasSession;
  if (!isVisitorsReading && request.headers['x-csrf'] !== '1') throw new BffError(errorKinds.crossSite);
  if (FORM_TYPES.test(request.headers['content-type'] ?? '')) throw new BffError(errorKinds.unsupportedType);
}
