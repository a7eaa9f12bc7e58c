import { ACCEPT_COOKIES_COOKIE, ACCEPT_COOKIES_DAYS } from '@brandpost/domain';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { formOf, takeForms } from '../plugins/form-body.ts';
import { requireSameOrigin } from '../plugins/same-origin.ts';
import { localPath } from './local-path.ts';

const MAX_AGE_SECONDS = ACCEPT_COOKIES_DAYS * 24 * 60 * 60;

/** Whether the cookie banner has been answered in this browser. */
export function hasAcceptedCookies({ cookies }: FastifyRequest): boolean {
  return cookies[ACCEPT_COOKIES_COOKIE] === 'true';
}

/** `POST /bff/cookies`: the cookie banner's form, for browsers without scripts. Source: SPEC section 4. */
export async function acceptCookies(
  app: FastifyInstance,
  { origins }: { origins: readonly [string, ...string[]] },
): Promise<void> {
  // Scripts of ours set the same one (packages/domain/src/accept-cookies.ts), so that it cannot be hidden from them.
  const secure = origins[0].startsWith('https:');
  const attributes = { path: '/', maxAge: MAX_AGE_SECONDS, secure, sameSite: 'lax' } as const;
  takeForms(app, { maxBytes: 4096 });
  app.post('/bff/cookies', async (request, reply) => {
    requireSameOrigin(request, origins);
    return reply
      .header('cache-control', 'no-store')
      .setCookie(ACCEPT_COOKIES_COOKIE, 'true', attributes)
      .redirect(localPath(formOf(request).get('returnTo')), 303);
  });
}
