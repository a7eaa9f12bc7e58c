import { stringifySetCookie } from 'cookie';
import type { FastifyReply } from 'fastify';
import { isSessionId } from './session-id.ts';

/** What a browser holds of its session: one cookie that says nothing. Source: SECURITY T2; DESIGN section 4, Tokens. */
export type SessionCookie = {
  /** The id in a Cookie header. `unusable`: there is a cookie, but none that can be ours (or more than one). */
  read(header: string | undefined): { kind: 'none' | 'unusable' } | { kind: 'id'; id: string };
  set(reply: FastifyReply, id: string): void;
  clear(reply: FastifyReply): void;
};

/** @param isSecure whether the site is reached by https: browsers take the prefix `__Host-` there alone */
export function sessionCookie({ isSecure }: { isSecure: boolean }): SessionCookie {
  const name = isSecure ? '__Host-sid' : 'sid';
  const attributes = { path: '/', httpOnly: true, secure: isSecure, sameSite: 'lax' } as const;
  return {
    read(header) {
      const values = cookieValues(header, name);
      const [id] = values;
      if (id === undefined) return { kind: 'none' };
      return values.length === 1 && isSessionId(id) ? { kind: 'id', id } : { kind: 'unusable' };
    },
    set: (reply, value) => addCookie(reply, stringifySetCookie({ name, value, ...attributes })),
    clear: (reply) => addCookie(reply, stringifySetCookie({ name, value: '', maxAge: 0, ...attributes })),
  };
}

/** Every value that a Cookie header gives under one name. */
function cookieValues(header: string | undefined, name: string): string[] {
  return (header ?? '').split(';').flatMap((pair) => {
    const [key, ...value] = pair.trim().split('=');
    return key === name ? [value.join('=')] : [];
  });
}

function addCookie(reply: FastifyReply, cookie: string): void {
  reply.header('set-cookie', cookie);
}
