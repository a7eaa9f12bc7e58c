import { parseCookie, stringifySetCookie } from 'cookie';
import type { FastifyReply, FastifyRequest } from 'fastify';

/*
 * The API's own cookie for one sign-in: the BFF keeps it beside the sign-in and never shows it to a browser.
 * Source: SECURITY section 2.2, spCookies.
 */

const NAME = 'brandpost-saml';
const PATH = '/rubicore/saml/v1';

/** null when the caller sent none. */
export function handleOf(request: FastifyRequest): string | null {
  return parseCookie(request.headers.cookie ?? '')[NAME] ?? null;
}

/** Gives the caller a handle for `lifetimeMs`. */
export function giveHandle(
  reply: FastifyReply,
  handle: string,
  { lifetimeMs, isSecure }: { lifetimeMs: number; isSecure: boolean },
): void {
  setCookie(reply, { value: handle, maxAge: Math.floor(lifetimeMs / 1000), isSecure });
}

export function takeHandleBack(reply: FastifyReply, { isSecure }: { isSecure: boolean }): void {
  setCookie(reply, { value: '', maxAge: 0, isSecure });
}

function setCookie(
  reply: FastifyReply,
  { value, maxAge, isSecure }: { value: string; maxAge: number; isSecure: boolean },
): void {
  reply.header(
    'set-cookie',
    stringifySetCookie({
      name: NAME,
      value,
      path: PATH,
      maxAge,
      httpOnly: true,
      sameSite: 'lax',
      secure: isSecure,
    }),
  );
}
