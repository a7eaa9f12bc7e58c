import { parseCookie, stringifySetCookie } from 'cookie';
import type { FastifyReply, FastifyRequest } from 'fastify';

/** As long as the API knows a browser that is not used. */
const LIFETIME_S = 180 * 24 * 60 * 60;
const SECRET = /^[A-Za-z0-9_-]{43}$/;

/**
 * What the API knows a browser by that has signed in before: who guesses passwords elsewhere cannot shut it out. It
 * opens nothing, and only the sign-in reads it. Source: SECURITY T44
 */
export type DeviceCookie = {
  read(request: FastifyRequest): string | null;
  set(reply: FastifyReply, secret: string): void;
};

/** @param isSecure whether the site is reached by https: browsers take the prefix `__Host-` there alone */
export function deviceCookie({ isSecure }: { isSecure: boolean }): DeviceCookie {
  const name = isSecure ? '__Host-device' : 'device';
  return {
    read(request) {
      const value = parseCookie(request.headers.cookie ?? '')[name] ?? '';
      return SECRET.test(value) ? value : null;
    },
    set(reply, value) {
      const attributes = { path: '/', httpOnly: true, secure: isSecure, sameSite: 'strict' } as const;
      reply.header('set-cookie', stringifySetCookie({ name, value, maxAge: LIFETIME_S, ...attributes }));
    },
  };
}
