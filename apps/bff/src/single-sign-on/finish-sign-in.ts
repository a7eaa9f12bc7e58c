import type { FastifyReply, FastifyRequest } from 'fastify';
import { BffError } from '../errors.ts';
import { landingOf } from '../sign-in/landing.ts';
import { openSession } from '../sign-in/open-session.ts';
import { apiAs } from '../upstream/api-as.ts';
import { browserSecrets } from './browser-secrets.ts';
import type { SamlContext } from './saml-context.ts';
import { sendBack } from './send-back.ts';

/**
 * `GET /login?c=…`: the browser that began a sign-in gets its session, once. An answer that was posted in another
 * browser ends here, since that one has no secret of ours. Source: SECURITY 2.3, step 7.
 */
export async function finishSignIn(
  request: FastifyRequest,
  reply: FastifyReply,
  { code, context }: { code: string; context: SamlContext },
): Promise<FastifyReply> {
  const { transactions, upstream, sessions, config } = context;
  const secrets = browserSecrets({ isSecure: config.publicOrigin.startsWith('https:') });
  reply.header('cache-control', 'no-store').header('referrer-policy', 'no-referrer');
  const transaction = await transactions.use(code, secrets.read(request));
  if (transaction === null) {
    request.log.warn('A sign-in was finished late, twice or by another browser');
    return sendBack(reply, 'avbruten');
  }
  try {
    const api = apiAs(upstream, {
      token: context.defaultToken(),
      request,
      cookie: transaction.apiCookie,
    });
    const signedIn = await api.call('samlToken', {});
    await openSession(request, reply, { signedIn, by: 'saml', sessions });
  } catch (error) {
    if (!(error instanceof BffError)) throw error;
    request.log.warn({ err: error }, 'The token of a sign-in could not be fetched');
    return sendBack(reply, error.kind.status < 500 ? 'avbruten' : 'tjanst', transaction.returnTo);
  }
  secrets.clear(request, reply);
  return reply.redirect(landingOf(transaction.returnTo), 303);
}
