import { API_PREFIX, catalogue } from '@brandpost/rubicore-api';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { localPath } from '../cookies/local-path.ts';
import { BffError, errorKinds } from '../errors.ts';
import { requireOwnScript } from '../plugins/same-origin.ts';
import type { RateLimit } from '../protection/rate-limits.ts';
import { apiAs } from '../upstream/api-as.ts';
import { landingOf } from './landing.ts';
import { dutyPath, logIn, logInAtTheApi, requirePasswordSignIn, resultOf } from './log-in.ts';
import { logOut } from './log-out.ts';
import { beginMasquerade, endMasquerade } from './masquerade.ts';
import { openSession, type SignedIn } from './open-session.ts';
import { type SentFields, sentFields, takeFields } from './sent-fields.ts';
import { endOtherSessions, endSession, endSessionsOf, listSessions } from './session-list.ts';
import { viewOfCaller, viewOfSession } from './session-view.ts';
import { originsOf, type SignInContext } from './sign-in-context.ts';

/** Beside the API's own limit by name: a station with one address signs in at the change of shifts. */
const SIGN_IN_RATE = { points: 60, seconds: 60 };

/** `/bff/…`: signing in and out, acting as another, and one's sessions. Source: DESIGN section 4. */
export async function signInRoutes(app: FastifyInstance, context: SignInContext): Promise<void> {
  const { config, sessions, upstream, limits } = context;
  const origins = originsOf(config);
  const limitSignIn = limits('sign-in', SIGN_IN_RATE);
  const limitPasskeys = limits('passkey', SIGN_IN_RATE);
  takeFields(app);
  app.addHook('onRequest', async (_, reply) => {
    reply.header('cache-control', 'private, no-store');
  });

  app.get('/bff/session', async (request, reply) =>
    reply.send(await viewOfCaller(request, reply, { sessions, upstream })),
  );
  app.post('/bff/login', async (request, reply) => {
    const sent = sentFields(request, origins);
    return logIn(request, reply, { sent, limit: limitSignIn, context });
  });
  app.post('/bff/login/passkey/options', async (request, reply) => {
    requireOwnScript(request, { origins, hasSession: true });
    return beginPasskeyLogIn(request, reply, { limit: limitPasskeys, context });
  });
  app.post('/bff/login/passkey', async (request, reply) => {
    requireOwnScript(request, { origins, hasSession: true });
    const sent = sentFields(request, origins);
    return finishPasskeyLogIn(request, reply, { sent, limit: limitSignIn, context });
  });
  app.post(API_PREFIX + catalogue.logIn.path, async (request, reply) => {
    const sent = sentFields(request, origins);
    return logInAtTheApi(request, reply, { sent, limit: limitSignIn, context });
  });
  app.post('/bff/logout', async (request, reply) => {
    const { isForm } = sentFields(request, origins);
    const location = await logOut(request, reply, context);
    return isForm ? reply.redirect(location, 303) : reply.send({ location });
  });

  app.post('/bff/masquerade', async (request, reply) => {
    const sent = sentFields(request, origins);
    const session = await beginMasquerade(request, reply, { sent, context });
    if (sent.isForm) return reply.redirect(localPath(sent.field('returnTo')), 303);
    return reply.send(await viewOfSession(session, request, { sessions, upstream }));
  });
  app.post('/bff/masquerade/end', async (request, reply) => {
    const sent = sentFields(request, origins);
    await endMasquerade(request, reply, context);
    return reply.redirect(localPath(sent.field('returnTo')), 303);
  });
  app.delete('/bff/masquerade', async (request, reply) => {
    requireOwnScript(request, { origins, hasSession: true });
    const session = await endMasquerade(request, reply, context);
    return reply.send(await viewOfSession(session, request, { sessions, upstream }));
  });

  app.get('/bff/sessions', async (request, reply) => {
    requireOwnScript(request, { origins, hasSession: true });
    return reply.send(await listSessions(request, context));
  });
  app.delete('/bff/sessions', async (request, reply) => {
    requireOwnScript(request, { origins, hasSession: true });
    await endOtherSessions(request, context);
    return reply.send({ ok: true });
  });
  app.delete<{ Params: { key: string } }>('/bff/sessions/:key', async (request, reply) => {
    requireOwnScript(request, { origins, hasSession: true });
    await endSession(request, request.params.key, context);
    return reply.send({ ok: true });
  });
  app.delete<{ Params: { id: string } }>('/bff/users/:id/sessions', async (request, reply) => {
    requireOwnScript(request, { origins, hasSession: true });
    await endSessionsOf(request, Number(request.params.id), context);
    return reply.send({ ok: true });
  });
}

type Way = { limit: RateLimit; context: SignInContext };

/**
 * `POST /bff/login/passkey/options`: what the browser has a passkey sign. Who began it is known by a cookie, so that
 * what is signed here lets nobody in elsewhere. Source: ADR 0034.
 * @throws BffError
 */
async function beginPasskeyLogIn(
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
 * `POST /bff/login/passkey`: lets in the account whose passkey has signed, as `/bff/login` does for a password.
 * @throws BffError
 */
async function finishPasskeyLogIn(
  request: FastifyRequest,
  reply: FastifyReply,
  { sent, limit, context }: Way & { sent: SentFields },
): Promise<FastifyReply> {
  const { sessions, upstream, countSignIn } = context;
  const returnTo = landingOf(localPath(sent.field('returnTo')));
  await requirePasswordSignIn(request, { limit, context });
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
