import type { FastifyReply, FastifyRequest } from 'fastify';
import { BffError } from '../errors.ts';
import { keyOfSecret, newSessionId } from '../sessions/session-id.ts';
import { locationAtIdentityProvider } from '../sign-in/identity-provider.ts';
import { askForStep } from './api-step.ts';
import { browserSecrets } from './browser-secrets.ts';
import type { SamlContext } from './saml-context.ts';
import { sendBack } from './send-back.ts';

/**
 * `POST /rubicore/saml/v1/login`, a form on the sign-in page: sends the browser to the identity provider, with a secret
 * that it will be known by when it comes back. Source: SECURITY 2.3, steps 1 to 3.
 */
export async function startSignIn(
  request: FastifyRequest,
  reply: FastifyReply,
  { begun, context }: { begun: { returnTo: string; origin: string }; context: SamlContext },
): Promise<FastifyReply> {
  const { upstream, transactions, identityProvider } = context;
  const relay = newSessionId();
  try {
    const step = await askForStep(upstream, request, {
      call: 'samlLogin',
      json: { redirect: `${begun.origin}/login`, relay },
      token: context.defaultToken(),
    });
    const location =
      step.status < 400 && step.location !== null
        ? await locationAtIdentityProvider(step.location, identityProvider)
        : null;
    if (location === null) {
      request.log.warn(
        { status: step.status },
        'The identity provider cannot be reached, or is another than is set',
      );
      return sendBack(reply, 'idp', begun.returnTo);
    }
    const browserHash = keyOfSecret(
      browserSecrets({ isSecure: begun.origin.startsWith('https:') }).give(request, reply),
    );
    await transactions.begin(relay, { ...begun, browserHash, apiCookie: step.cookie });
    return reply.redirect(location, 303);
  } catch (error) {
    if (!(error instanceof BffError)) throw error;
    request.log.warn({ err: error }, 'A sign-in could not be started');
    return sendBack(reply, 'tjanst', begun.returnTo);
  }
}
