import { randomBytes } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { ownCookie } from '../cookies/own-cookie.ts';
import { newSessionId } from '../sessions/session-id.ts';

const LIFETIME_SECONDS = 600;
/** So many sign-ins may be under way in one browser, in as many tabs. */
const MAX_POSTS = 5;

/**
 * The cookies by which the browser that began a sign-in is known when it comes back: one for each, since a browser may
 * have several tabs. Never `SameSite=Strict`: they must come along on the way back from the identity provider.
 * Source: SECURITY section 2.2
 */
export function browserSecrets({ isSecure }: { isSecure: boolean }) {
  const cookieFor = (id: string) =>
    ownCookie(`tx-${id}`, { isSecure, sameSite: 'lax', maxAgeSeconds: LIFETIME_SECONDS });
  const prefix = cookieFor('').name;
  const sent = (request: FastifyRequest) =>
    Object.keys(request.cookies)
      .filter((name) => name.startsWith(prefix))
      .map((name) => cookieFor(name.slice(prefix.length)));
  return {
    /** Gives the browser another secret. */
    give(request: FastifyRequest, reply: FastifyReply): string {
      const secret = newSessionId();
      for (const old of sent(request).slice(MAX_POSTS - 1)) old.clear(reply);
      cookieFor(randomBytes(4).toString('hex')).set(reply, secret);
      return secret;
    },
    read: (request: FastifyRequest): string[] =>
      sent(request)
        .flatMap((cookie) => cookie.read(request) ?? [])
        .slice(0, MAX_POSTS),
    /** Takes all back, once somebody is signed in. */
    clear(request: FastifyRequest, reply: FastifyReply): void {
      for (const cookie of sent(request)) cookie.clear(reply);
    },
  };
}
