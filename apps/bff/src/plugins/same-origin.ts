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
