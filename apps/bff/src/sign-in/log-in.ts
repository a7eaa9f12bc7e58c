import { validateLogin } from '@brandpost/validation';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { localPath } from '../cookies/local-path.ts';
import { BffError, errorKinds } from '../errors.ts';
import type { SignInResult } from '../operations/metrics.ts';
import type { RateLimit } from '../protection/rate-limits.ts';
import { apiAs } from '../upstream/api-as.ts';
import { landingOf } from './landing.ts';
import { openSession, type SignedIn } from './open-session.ts';
import type { SentFields } from './sent-fields.ts';
import { viewOfCaller } from './session-view.ts';
import type { SignInContext } from './sign-in-context.ts';

type LogIn = { sent: SentFields; limit: RateLimit; context: SignInContext };

/** Why somebody was not let in, as the address of the sign-in page says. */
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
    const { user } = await signIn(request, reply, { sent, limit, context });
    const landing = landingOf(returnTo);
    const next = user.mustDo === undefined ? landing : dutyPath(landing);
    if (sent.isForm) return reply.redirect(next, 303);
    const view = await viewOfCaller(request, reply, { sessions, upstream: context.upstream });
    return reply.send({ ...view, returnTo: next });
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
  const { token: _token, device: _device, ...shown } = await signIn(request, reply, { sent, limit, context });
  return reply.send(shown);
}

async function signIn(
  request: FastifyRequest,
  reply: FastifyReply,
  { sent, limit, context }: LogIn,
): Promise<SignedIn> {
  const { sessions, upstream, countSignIn } = context;
  await requirePasswordSignIn(request, { limit, context });
  const credentials = { username: sent.field('username'), password: sent.field('password') };
  const checked = validateLogin(credentials);
  if (!checked.ok) throw new BffError(errorKinds.badRequest, { errors: checked.errors });
  const api = apiAs(upstream, { token: context.defaultToken(), request });
  const device = context.device.read(request);
  const signedIn = await api
    .call('logIn', { json: { ...credentials, ...(device === null ? {} : { device }) } })
    .catch((error: unknown) => {
      countSignIn(resultOf(error));
      throw error;
    });
  await openSession(request, reply, { signedIn, by: 'password', sessions });
  if (signedIn.device !== undefined) context.device.set(reply, signedIn.device);
  countSignIn('ok');
  return signedIn;
}

export function resultOf(error: unknown): SignInResult {
  const status = error instanceof BffError ? error.kind.status : 500;
  if (status === 429) return 'locked';
  return status === 401 ? 'wrong' : 'failed';
}

/** The sign-in page asks for what has to be done first. */
export function dutyPath(returnTo: string): string {
  return `/login?${new URLSearchParams({ tillbaka: returnTo })}`;
}

function refusalFor({ kind, errors }: BffError): Refusal {
  if (errors.length > 0 && kind.status !== 401) return 'falt';
  if (kind.status === 429) return 'vanta';
  return kind.status === 401 || kind.status === 403 ? 'uppgifter' : 'tjanst';
}

/** Passwords and passkeys are taken here, and not tried too often. @throws BffError */
export async function requirePasswordSignIn(
  request: FastifyRequest,
  { limit, context: { config, countSignIn } }: Pick<LogIn, 'limit' | 'context'>,
): Promise<void> {
  try {
    await limit(request);
  } catch (error) {
    countSignIn('limited');
    throw error;
  }
  if (!config.signIn.password) throw new BffError(errorKinds.passwordSignInOff);
}
