import type { FastifyReply, FastifyRequest } from 'fastify';
import { localPath } from '../cookies/local-path.ts';
import { BffError, errorKinds } from '../errors.ts';
import type { RateLimit } from '../protection/rate-limits.ts';
import { apiAs } from '../upstream/api-as.ts';
import { landingOf } from './landing.ts';
import { dutyPath, resultOf } from './log-in.ts';
import { openSession, type SignedIn } from './open-session.ts';
import type { SentFields } from './sent-fields.ts';
import { viewOfCaller } from './session-view.ts';
import type { SignInContext } from './sign-in-context.ts';

type Way = { limit: RateLimit; context: SignInContext };

/**
 * `POST /bff/login/passkey/options`: what the browser has a passkey sign. Who began it is known by a cookie, so that
 * what is signed here lets nobody in elsewhere. Source: ADR 0034.
 * @throws BffError
 */
export async function beginPasskeyLogIn(
  request: FastifyRequest,
  reply: FastifyReply,
  { limit, context }: Way,
): Promise<FastifyReply> {
  await limit(request);
  if (!context.config.signIn.password) throw new BffError(errorKinds.passwordSignInOff);
  const api = apiAs(context.upstream, { token: context.defaultToken(), request });
  const { options, handle } = await api.call('beginPasskeySignIn', {});
  context.passkey.set(reply, handle);
  return reply.send(options);
}

/**
 * `POST /bff/login/passkey`: lets in whoever's passkey has signed, as `/bff/login` does for a password.
 * @throws BffError
 */
export async function finishPasskeyLogIn(
  request: FastifyRequest,
  reply: FastifyReply,
  { sent, limit, context }: Way & { sent: SentFields },
): Promise<FastifyReply> {
  const { sessions, upstream, config, countSignIn } = context;
  const returnTo = landingOf(localPath(sent.field('returnTo')));
  try {
    await limit(request);
  } catch (error) {
    countSignIn('limited');
    throw error;
  }
  if (!config.signIn.password) throw new BffError(errorKinds.passwordSignInOff);
  const handle = context.passkey.read(request);
  if (handle === null) throw new BffError(errorKinds.passkeyTooLate);
  const device = context.device.read(request);
  const json = { handle, response: sent.value('response'), ...(device === null ? {} : { device }) };
  const api = apiAs(upstream, { token: context.defaultToken(), request });
  // The API is the one that judges its shape.
  const asked = api.call('finishPasskeySignIn', { json } as Parameters<
    typeof api.call<'finishPasskeySignIn'>
  >[1]);
  const signedIn: SignedIn = await asked.catch((error: unknown) => {
    countSignIn(resultOf(error));
    throw error;
  });
  await openSession(request, reply, { signedIn, by: 'passkey', sessions });
  context.passkey.clear(reply);
  if (signedIn.device !== undefined) context.device.set(reply, signedIn.device);
  countSignIn('ok');
  const view = await viewOfCaller(request, reply, { sessions, upstream });
  return reply.send({
    ...view,
    returnTo: signedIn.user.mustDo === undefined ? returnTo : dutyPath(returnTo),
  });
}
