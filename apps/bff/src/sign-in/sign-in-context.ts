import type { FastifyRequest } from 'fastify';
import type { Config } from '../config/config.ts';
import type { Metrics } from '../operations/metrics.ts';
import type { RateLimits } from '../protection/rate-limits.ts';
import type { Sessions } from '../sessions/sessions.ts';
import type { Upstream } from '../upstream/upstream.ts';
import type { SignInCookies } from './sign-in-cookies.ts';

/** What every way in and out works with. */
export type SignInContext = SignInCookies & {
  sessions: Sessions;
  upstream: Upstream;
  /** What visitors read with; also what the API is asked with before anybody has signed in. */
  defaultToken: () => string;
  limits: RateLimits;
  countSignIn: Metrics['countSignIn'];
  config: Pick<Config, 'publicOrigin' | 'intranetOrigin' | 'signIn'>;
};

type Origins = Pick<Config, 'publicOrigin' | 'intranetOrigin'>;

/** Our own sites, the public one first. */
export function originsOf({ publicOrigin, intranetOrigin }: Origins): [string, ...string[]] {
  return [publicOrigin, ...(intranetOrigin === null ? [] : [intranetOrigin])];
}

/** The site that a request came to; from the settings, whatever the request says of itself. */
export function originOf(request: FastifyRequest, { publicOrigin, intranetOrigin }: Origins): string {
  const isIntranet = intranetOrigin !== null && request.headers.host === new URL(intranetOrigin).host;
  return isIntranet ? intranetOrigin : publicOrigin;
}
