import { acceptedCookie } from '@brandpost/domain';
import type { FastifyInstance } from 'fastify';
import { requireSameOrigin } from '../plugins/same-origin.ts';
import { localPath } from './local-path.ts';

/** `POST /bff/cookies`: the cookie banner's form, for browsers without scripts. Source: SPEC section 4. */
export async function acceptCookies(
  app: FastifyInstance,
  { origins }: { origins: readonly [string, ...string[]] },
): Promise<void> {
  app.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string', bodyLimit: 4096 },
    (_, body, done) => done(null, new URLSearchParams(body.toString())),
  );
  app.post('/bff/cookies', async (request, reply) => {
    requireSameOrigin(request, origins);
    const form = request.body instanceof URLSearchParams ? request.body : new URLSearchParams();
    return reply
      .header('cache-control', 'no-store')
      .header('set-cookie', acceptedCookie(origins[0].startsWith('https:')))
      .redirect(localPath(form.get('returnTo')), 303);
  });
}
