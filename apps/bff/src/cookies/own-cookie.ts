import type { FastifyReply, FastifyRequest } from 'fastify';

/** A random secret of ours, as `newSessionId` and the API make them. */
const SECRET = /^[A-Za-z0-9_-]{43}$/;

type Scope = {
  /** Whether the site is reached by https: browsers take the prefix `__Host-` there alone. */
  isSecure: boolean;
  sameSite: 'lax' | 'strict';
  /** Until the browser is closed where it is left out. */
  maxAgeSeconds?: number;
};

/** A cookie that holds one secret, goes to our own host alone and is hidden from scripts. Source: SECURITY T2. */
export type OwnCookie = {
  /** As browsers know it, with its prefix. */
  name: string;
  /** The secret, or null for anything that cannot be one. */
  read(request: FastifyRequest): string | null;
  set(reply: FastifyReply, value: string): void;
  clear(reply: FastifyReply): void;
};

/** @param plainName without the prefix */
export function ownCookie(plainName: string, { isSecure, sameSite, maxAgeSeconds }: Scope): OwnCookie {
  const name = isSecure ? `__Host-${plainName}` : plainName;
  const attributes = { path: '/', httpOnly: true, secure: isSecure, sameSite };
  const lifetime = maxAgeSeconds === undefined ? {} : { maxAge: maxAgeSeconds };
  return {
    name,
    read({ cookies }) {
      const value = cookies[name] ?? '';
      return SECRET.test(value) ? value : null;
    },
    set: (reply, value) => void reply.setCookie(name, value, { ...attributes, ...lifetime }),
    clear: (reply) => void reply.setCookie(name, '', { ...attributes, maxAge: 0 }),
  };
}
