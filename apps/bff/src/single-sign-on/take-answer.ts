import type { FastifyReply, FastifyRequest } from 'fastify';
import { BffError } from '../errors.ts';
import { askForStep } from './api-step.ts';
import { onlyValue } from './form-body.ts';
import type { SamlContext } from './saml-context.ts';
import { sendBack } from './send-back.ts';
import { isUnasked, sendToOwnSignIn } from './unasked-answer.ts';

/**
 * `POST /rubicore/saml/v1/acs`: the identity provider's answer, posted by the browser from another site. No cookie of
 * the browser's is looked at and no session is begun: what the API has verified is parked, and finished by the browser
 * that began, on our own site. Source: SECURITY 2.3, steps 4 to 6.
 */
export async function takeAnswer(
  request: FastifyRequest,
  reply: FastifyReply,
  { upstream, transactions }: SamlContext,
): Promise<FastifyReply> {
  const relay = onlyValue(request.body, 'RelayState');
  const answer = onlyValue(request.body, 'SAMLResponse');
  const transaction = relay === null || answer === null ? null : await transactions.relay(relay);
  if (transaction === null && answer !== null && isUnasked(answer)) {
    request.log.info('An answer that nobody had asked for: a sign-in of our own begins instead');
    return sendToOwnSignIn(reply, relay);
  }
  if (relay === null || answer === null || transaction === null) {
    request.log.warn('An answer of an identity provider belongs to no sign-in that is under way');
    return sendBack(reply, 'avbruten');
  }
  const { origin, returnTo } = transaction;
  try {
    const step = await askForStep(upstream, request, {
      call: 'samlAnswer',
      form: new URLSearchParams({ SAMLResponse: answer, RelayState: relay }),
      cookie: transaction.apiCookie,
    });
    if (step.status >= 400 || step.cookie === '') {
      request.log.warn({ status: step.status }, 'An answer of the identity provider was refused');
      return sendBack(reply, step.status >= 500 ? 'tjanst' : 'avbruten', returnTo, origin);
    }
    const code = await transactions.assert(relay, { ...transaction, apiCookie: step.cookie });
    return reply.redirect(`${origin}/login?c=${code}`, 303);
  } catch (error) {
    if (!(error instanceof BffError)) throw error;
    request.log.warn({ err: error }, 'A sign-in could not be finished');
    return sendBack(reply, 'tjanst', returnTo, origin);
  }
}
