import { randomBytes } from 'node:crypto';
import { parseCookie, stringifySetCookie } from 'cookie';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { newSessionId } from '../sessions/session-id.ts';

const LIFETIME_SECONDS = 600;
/** So many sign-ins may be under way in one browser, in as many tabs. */
const MOST = 5;

/**
 * The cookies by which the browser that began a sign-in is known when it comes back: one for each, since a browser may
 * have several tabs. Never `SameSite=Strict`: they must come along on the way back from the identity provider.
 * Source: SECURITY section 2.2
 */
export function browserSecrets({ isSecure }: { isSecure: boolean }) {
  const prefix = isSecure ? '__Host-tx-' : 'tx-';
  const attributes = { path: '/', httpOnly: true, secure: isSecure, sameSite: 'lax' } as const;
  const sent = (request: FastifyRequest) =>
    Object.entries(parseCookie(request.headers.cookie ?? '')).filter(([name]) => name.startsWith(prefix));
  const clear = (reply: FastifyReply, name: string) =>
    reply.header('set-cookie', stringifySetCookie({ name, value: '', maxAge: 0, ...attributes }));
  return {
    /** Gives the browser another secret. */
    give(request: FastifyRequest, reply: FastifyReply): string {
      const secret = newSessionId();
      for (const [old] of sent(request).slice(MOST - 1)) clear(reply, old);
      const name = prefix + randomBytes(4).toString('hex');
      reply.header(
        'set-cookie',
        stringifySetCookie({ name, value: secret, maxAge: LIFETIME_SECONDS, ...attributes }),
      );
      return secret;
    },
    read: (request: FastifyRequest): string[] =>
      sent(request)
        .flatMap(([, value]) => (value === undefined ? [] : [value]))
        .slice(0, MOST),
    /** Takes all back, once somebody is signed in. */
    clear(request: FastifyRequest, reply: FastifyReply): void {
      for (const [name] of sent(request)) clear(reply, name);
    },
  };
}
