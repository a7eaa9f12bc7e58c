import { API_PREFIX, catalogue } from '@brandpost/rubicore-api';
import type { FastifyInstance } from 'fastify';
import { localPath } from '../cookies/local-path.ts';
import { requireOwnScript } from '../plugins/same-origin.ts';
import { logIn, logInAtTheApi } from './log-in.ts';
import { beginPasskeyLogIn, finishPasskeyLogIn } from './log-in-by-passkey.ts';
import { logOut } from './log-out.ts';
import { beginMasquerade, endMasquerade } from './masquerade.ts';
import { sentFields, takeFields } from './sent-fields.ts';
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
