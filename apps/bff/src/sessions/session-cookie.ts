import type { FastifyRequest } from 'fastify';
import { type OwnCookie, ownCookie } from '../cookies/own-cookie.ts';

/** What a browser holds of its session: one cookie that says nothing. Source: SECURITY T2; DESIGN section 4, Tokens. */
export type SessionCookie = Pick<OwnCookie, 'set' | 'clear'> & {
  /** `unusable`: there is a cookie, but none that can be ours (or more than one). */
  read(request: FastifyRequest): { kind: 'none' | 'unusable' } | { kind: 'id'; id: string };
};

/** @param isSecure whether the site is reached by https */
export function sessionCookie({ isSecure }: { isSecure: boolean }): SessionCookie {
  const cookie = ownCookie('sid', { isSecure, sameSite: 'lax' });
  return {
    ...cookie,
    read(request) {
      const times = timesSent(request.headers.cookie, cookie.name);
      if (times === 0) return { kind: 'none' };
      const id = cookie.read(request);
      return times === 1 && id !== null ? { kind: 'id', id } : { kind: 'unusable' };
    },
  };
}

/** `request.cookies` keeps the first of several without a word; another host of our domain may have set one of them. */
function timesSent(header: string | undefined, name: string): number {
  return (header ?? '').split(';').filter((pair) => pair.trim().split('=', 1)[0] === name).length;
}
