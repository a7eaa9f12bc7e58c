import { parseCookie, stringifySetCookie } from 'cookie';
import type { FastifyReply, FastifyRequest } from 'fastify';

/** As long as the API waits for what is to be signed. */
const LIFETIME_S = 5 * 60;
const HANDLE = /^[A-Za-z0-9_-]{43}$/;

/** What whoever began a sign-in by passkey is known by: what they signed counts in their own browser alone. */
export type PasskeyCookie = {
  read(request: FastifyRequest): string | null;
  set(reply: FastifyReply, handle: string): void;
  takeBack(reply: FastifyReply): void;
};

/** @param isSecure whether the site is reached by https: browsers take the prefix `__Host-` there alone */
export function passkeyCookie({ isSecure }: { isSecure: boolean }): PasskeyCookie {
  const name = isSecure ? '__Host-passkey' : 'passkey';
  const write = (reply: FastifyReply, value: string, maxAge: number) => {
    const attributes = { path: '/', httpOnly: true, secure: isSecure, sameSite: 'strict' } as const;
    reply.header('set-cookie', stringifySetCookie({ name, value, maxAge, ...attributes }));
  };
  return {
    read(request) {
      const value = parseCookie(request.headers.cookie ?? '')[name] ?? '';
      return HANDLE.test(value) ? value : null;
    },
    set: (reply, handle) => write(reply, handle, LIFETIME_S),
    takeBack: (reply) => write(reply, '', 0),
  };
}
