import { API_PREFIX, catalogue } from '@brandpost/rubicore-api';
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import fastifyPlugin from 'fastify-plugin';
import { localPath } from '../cookies/local-path.ts';
import { asBffError, BffError, errorKinds } from '../errors.ts';
import { sendNotFound } from '../plugins/error-handler.ts';
import { addressOf } from '../plugins/page-address.ts';
import { requireSameOrigin } from '../plugins/same-origin.ts';
import { landingOf } from '../sign-in/landing.ts';
import { logOut } from '../sign-in/log-out.ts';
import { openSession } from '../sign-in/open-session.ts';
import { originOf, originsOf, type SignInContext } from '../sign-in/sign-in-context.ts';
import { apiAs } from '../upstream/api-as.ts';
import { browserSecrets } from './browser-secrets.ts';
import { onlyValue, takeForms } from './form-body.ts';
import type { SamlContext } from './saml-context.ts';
import { sendBack } from './send-back.ts';
import { startSignIn } from './start-sign-in.ts';
import { takeAnswer } from './take-answer.ts';
import { takeSignOutAddress, takeSignOutMessage } from './take-sign-out-message.ts';
import type { Transactions } from './transactions.ts';
import { beginUnasked, UNASKED_PARAMETER } from './unasked-answer.ts';

const SAML = `${API_PREFIX}/saml/v1`;

/** Starts and answers of one address, and as many messages about signing out: a change of shifts at a station fits in. */
const RATE = { points: 240, seconds: 60 };

type Options = SignInContext & { transactions: Transactions };

/**
 * Single sign-on as browsers meet it. They talk to us alone; what the API gives for a sign-in stays here. The two calls
 * that other sites post to are exempt from the rule of the same origin, each by name.
 * Source: SPEC section 7; SECURITY section 2
 */
export async function singleSignOnRoutes(app: FastifyInstance, options: Options): Promise<void> {
  const { config } = options;
  takeForms(app);
  app.addHook('onRequest', async (_, reply) => {
    reply.header('cache-control', 'no-store').header('referrer-policy', 'no-referrer');
  });
  // The token is fetched by us, and given to nobody.
  app.get(`${SAML}/token`, sendNotFound);
  app.post(`${SAML}/logout`, async (request, reply) => {
    requireSameOrigin(request, originsOf(config));
    return reply.redirect(await logOut(request, reply, options), 303);
  });
  const { identityProvider } = config.signIn;
  if (identityProvider === null) return;

  const context: SamlContext = { ...options, identityProvider };
  const limit = options.limits('single-sign-on', RATE);
  const signOutLimit = options.limits('single-sign-out', RATE);
  app.post(`${SAML}/login`, { errorHandler: sendBackWhenBroken }, async (request, reply) => {
    requireSameOrigin(request, originsOf(config));
    await limit(request);
    const returnTo = localPath(onlyValue(request.body, 'returnTo'));
    const begun = { returnTo, origin: originOf(request, config) };
    return await startSignIn(request, reply, { begun, context });
  });
  await app.register(async (windows) => {
    showNoProblems(windows);
    windows.post(`${SAML}/acs`, async (request, reply) => {
      await limit(request);
      return await takeAnswer(request, reply, context);
    });
    // Anyone who asks for the address again, or types it, begins anew.
    windows.get(`${SAML}/acs`, (_, reply) => reply.redirect('/login', 303));
    windows.post(`${SAML}/sls`, async (request, reply) => {
      await signOutLimit(request);
      return await takeSignOutMessage(request, reply, context);
    });
    windows.get(`${SAML}/sls`, async (request, reply) => {
      await signOutLimit(request);
      return await takeSignOutAddress(request, reply, context);
    });
  });
  app.get(`${SAML}/metadata`, (request, reply) => sendMetadata(request, reply, context));
}

/** A form on the sign-in page leads here: a service that cannot answer is said on that page, not as JSON in the window. */
function sendBackWhenBroken(error: FastifyError, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const { kind } = asBffError(error);
  if (kind.status < 500) throw error;
  request.log[kind.logLevel]({ err: error, code: kind.code }, kind.title);
  return sendBack(reply, 'tjanst');
}

/** The identity provider leads people's windows here: what they see is the sign-in page, never a problem as JSON. */
function showNoProblems(app: FastifyInstance): void {
  app.setErrorHandler((error, request, reply) => {
    const { kind } = asBffError(error);
    request.log[kind.logLevel]({ err: error, code: kind.code }, kind.title);
    return sendBack(reply, kind.status >= 500 || kind.status === 429 ? 'tjanst' : 'avbruten');
  });
}

/**
 * `/login?c=…` is the end of a sign-in, and `/login?portal=1` the beginning of one that the identity provider has led to;
 * `/login` without them is a page like any other.
 */
export const signInFinish = fastifyPlugin<Options>(async (app, options) => {
  const { identityProvider } = options.config.signIn;
  if (identityProvider === null) return;
  const context: SamlContext = { ...options, identityProvider };
  const limit = options.limits('single-sign-on-unasked', RATE);
  app.addHook('preHandler', async (request, reply) => {
    const { pathname, searchParams } = new URL(addressOf(request), 'http://site');
    if (request.method !== 'GET' || pathname !== '/login') return;
    const code = searchParams.get('c');
    if (code !== null) return await finishSignIn(request, reply, { code, context });
    if (searchParams.get(UNASKED_PARAMETER) === null) return;
    await limit(request);
    return await beginUnasked(request, reply, { tillbaka: searchParams.get('tillbaka'), context });
  });
});

const { path, produces } = catalogue.samlMetadata;

/** `GET /rubicore/saml/v1/metadata`: what an identity provider is to know of us. @throws BffError */
async function sendMetadata(
  request: FastifyRequest,
  reply: FastifyReply,
  { upstream }: SamlContext,
): Promise<FastifyReply> {
  const answer = await upstream.request({
    method: 'GET',
    lane: 'single-sign-on',
    path: API_PREFIX + path,
    headers: { 'x-request-id': request.id },
  });
  const text = await answer.body.text();
  if (answer.statusCode !== 200) throw new BffError(errorKinds.notFound);
  return reply.type(`${produces}; charset=utf-8`).header('cache-control', 'public, max-age=3600').send(text);
}

/**
 * `GET /login?c=…`: the browser that began a sign-in gets its session, once. An answer that was posted in another
 * browser ends here, since that one has no secret of ours. Source: SECURITY 2.3, step 7.
 */
async function finishSignIn(
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
