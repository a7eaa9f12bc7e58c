import { validateLogin } from '@brandpost/validation';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { localPath } from '../cookies/local-path.ts';
import { BffError, errorKinds } from '../errors.ts';
import type { RateLimit } from '../protection/rate-limits.ts';
import { apiAs } from '../rubicore/api-as.ts';
import { openSession, type SignedIn } from './open-session.ts';
import type { SentFields } from './sent-fields.ts';
import { viewOfCaller } from './session-view.ts';
import type { SignInContext } from './sign-in-context.ts';

type LogIn = { sent: SentFields; limit: RateLimit; context: SignInContext };

/** Why somebody was not let in, as the sign-in page is told in its address. */
type Refusal = 'uppgifter' | 'falt' | 'vanta' | 'tjanst';

/**
 * `POST /bff/login`: by user name and password. A script is answered with the session and where to go
 * next, a form is sent there.
 * Source: DESIGN section 4.
 * @throws BffError to scripts; forms are sent back to the sign-in page
 */
export async function logIn(
  request: FastifyRequest,
  reply: FastifyReply,
  { sent, limit, context }: LogIn,
): Promise<FastifyReply> {
  const { sessions } = context;
  const returnTo = localPath(sent.field('returnTo'));
  try {
    await signIn(request, reply, { sent, limit, context });
    if (sent.isForm) return reply.redirect(returnTo, 303);
    const view = await viewOfCaller(request, reply, { sessions, upstream: context.upstream });
    return reply.send({ ...view, returnTo });
  } catch (error) {
    if (!sent.isForm || !(error instanceof BffError)) throw error;
    request.log.info({ code: error.kind.code }, 'Nobody was let in');
    const query = new URLSearchParams({ fel: refusalFor(error), tillbaka: returnTo });
    return reply.header('cache-control', 'no-store').redirect(`/login?${query}`, 303);
  }
}

/**
 * `POST /rubicore/core/v1/user/login`: the same by the API's own address. Answers as the API does, without the token.
 * Source: SPEC section 7. @throws BffError
 */
export async function logInAtTheApi(
  request: FastifyRequest,
  reply: FastifyReply,
  { sent, limit, context }: LogIn,
): Promise<FastifyReply> {
  const { token: _kept, ...told } = await signIn(request, reply, { sent, limit, context });
  return reply.send(told);
}

async function signIn(
  request: FastifyRequest,
  reply: FastifyReply,
  { sent, limit, context }: LogIn,
): Promise<SignedIn> {
  const { sessions, upstream, config } = context;
  await limit(request);
  if (!config.signIn.password) throw new BffError(errorKinds.passwordSignInOff);
  const credentials = { username: sent.field('username'), password: sent.field('password') };
  const checked = validateLogin(credentials);
  if (!checked.ok) throw new BffError(errorKinds.badRequest, { errors: checked.errors });
  const api = apiAs(upstream, { token: context.defaultToken(), request });
  const signedIn = await api.call('logIn', { json: credentials });
  await openSession(request, reply, { signedIn, by: 'password', sessions });
  return signedIn;
}

function refusalFor({ kind, errors }: BffError): Refusal {
  if (errors.length > 0 && kind.status !== 401) return 'falt';
  if (kind.status === 429) return 'vanta';
  return kind.status === 401 || kind.status === 403 ? 'uppgifter' : 'tjanst';
}
