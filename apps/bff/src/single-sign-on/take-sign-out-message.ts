import type { FastifyReply, FastifyRequest } from 'fastify';
import { SIGNED_OUT_PATH } from '../sign-in/log-out.ts';
import { askForStep } from './api-step.ts';
import { onlyValue } from './form-body.ts';
import type { SamlContext } from './saml-context.ts';
import { sendBack } from './send-back.ts';

const FIELDS = ['SAMLRequest', 'SAMLResponse', 'RelayState'] as const;

/**
 * `POST /rubicore/saml/v1/sls`: the identity provider asks us to sign somebody out, or tells that it has done so. The
 * API verifies and ends the tokens; sessions end with theirs. Source: SECURITY 2.5.
 */
export async function takeSignOutMessage(
  request: FastifyRequest,
  reply: FastifyReply,
  context: SamlContext,
): Promise<FastifyReply> {
  const form = new URLSearchParams();
  for (const name of FIELDS) {
    const value = onlyValue(request.body, name);
    if (value !== null) form.set(name, value);
  }
  return await forward({ call: 'samlSignOutMessage', form }, request, reply, context);
}

/** `GET /rubicore/saml/v1/sls`: as `takeSignOutMessage`, sent in the address (HTTP-Redirect). */
export async function takeSignOutAddress(
  request: FastifyRequest,
  reply: FastifyReply,
  context: SamlContext,
): Promise<FastifyReply> {
  const query = /\?(?<query>.*)/s.exec(request.raw.url ?? '')?.groups?.query ?? '';
  return await forward({ call: 'samlSignOutAddress', query }, request, reply, context);
}

async function forward(
  message: Parameters<typeof askForStep>[2],
  request: FastifyRequest,
  reply: FastifyReply,
  { upstream, identityProvider }: SamlContext,
): Promise<FastifyReply> {
  const { status, location } = await askForStep(upstream, request, message);
  if (status >= 500) return sendBack(reply, 'tjanst');
  if (status >= 400) request.log.warn({ status }, 'A message about signing out was not believed');
  // Only our answer to the identity provider leads away from here; a word that cannot be believed changes nothing.
  const isAnswerToProvider =
    status < 400 && location !== null && URL.parse(location)?.origin === identityProvider;
  return reply.redirect(isAnswerToProvider ? location : SIGNED_OUT_PATH, 303);
}
