import { parseCookie, stringifySetCookie } from 'cookie';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { sql } from 'kysely';
import { newToken, tokenHash } from '../access/token-hash.ts';
import type { Actor } from '../changes/actor.ts';
import type { Dependencies } from '../dependencies.ts';
import { malformedRequest, singleSignOnOff, unprocessable } from '../errors.ts';
import type { CallHandlers } from '../plugins/catalogue-calls.ts';
import type { SingleSignOn } from '../saml/open-single-sign-on.ts';
import { newMessageId, REQUEST_LIFETIME_MS } from '../saml/request-lifetime.ts';
import { collectToken } from './collect-token.ts';
import { COLLECT_LIFETIME_MS, finishSignIn } from './finish-sign-in.ts';
import { signOut } from './sign-out.ts';
import { takeFromAddress, takePosted } from './single-logout.ts';
import type { Step } from './step.ts';

/*
 * The API's own cookie for one sign-in: the BFF keeps it beside the sign-in and never shows it to a browser.
 * Source: SECURITY section 2.2, spCookies.
 */

const NAME = 'brandpost-saml';
const PATH = '/rubicore/saml/v1';

/** null when the caller sent none. */
function handleOf(request: FastifyRequest): string | null {
  return parseCookie(request.headers.cookie ?? '')[NAME] ?? null;
}

/** Gives the caller a handle for `lifetimeMs`. */
function giveHandle(
  reply: FastifyReply,
  handle: string,
  { lifetimeMs, isSecure }: { lifetimeMs: number; isSecure: boolean },
): void {
  setCookie(reply, { value: handle, maxAge: Math.floor(lifetimeMs / 1000), isSecure });
}

function takeHandleBack(reply: FastifyReply, { isSecure }: { isSecure: boolean }): void {
  setCookie(reply, { value: '', maxAge: 0, isSecure });
}

function setCookie(
  reply: FastifyReply,
  { value, maxAge, isSecure }: { value: string; maxAge: number; isSecure: boolean },
): void {
  reply.header(
    'set-cookie',
    stringifySetCookie({
      name: NAME,
      value,
      path: PATH,
      maxAge,
      httpOnly: true,
      sameSite: 'lax',
      secure: isSecure,
    }),
  );
}

type Calling = { by: Actor; request: FastifyRequest; reply: FastifyReply };

/**
 * Single sign-on by SAML, as the BFF asks for it on behalf of browsers. 404 where it is not set.
 * Source: SPEC section 7; SECURITY section 2.
 */
export function singleSignOnCalls({ db, now, singleSignOn }: Dependencies): CallHandlers {
  const on = (reply: FastifyReply): SingleSignOn => {
    if (singleSignOn === null) throw singleSignOnOff();
    reply.header('cache-control', 'no-store');
    return singleSignOn;
  };
  const stepOf = ({ by, request, reply }: Calling): Step => {
    const { verifier, renewed, trusted } = on(reply);
    return { ...trusted(), verifier, renewed, db, now, by, log: request.log };
  };
  const isSecure = singleSignOn?.service.sp.acsUrl.startsWith('https:') ?? true;
  return {
    async samlLogin(call) {
      const step = stepOf(call);
      const { redirect, relay = null } = call.body;
      const handle = newToken();
      const location = await startSignIn(step, { redirect, relay, handle });
      giveHandle(call.reply, handle, { lifetimeMs: REQUEST_LIFETIME_MS, isSecure });
      return { location };
    },
    async samlAnswer(call) {
      const step = stepOf(call);
      const { SAMLResponse: samlResponse, RelayState: relayState = '' } = call.body;
      const handle = handleOf(call.request);
      const newHandle = newToken();
      const location = await finishSignIn(step, { handle, samlResponse, relayState, newHandle });
      giveHandle(call.reply, newHandle, { lifetimeMs: COLLECT_LIFETIME_MS, isSecure });
      call.reply.code(303).header('location', location);
      return { location };
    },
    async samlToken(call) {
      const answer = await collectToken(stepOf(call), handleOf(call.request));
      takeHandleBack(call.reply, { isSecure });
      return answer;
    },
    async samlLogout(call) {
      const { service, known } = on(call.reply);
      const ways = { home: service.redirects[0], trusted: known() };
      return { location: await signOut({ db, now, by: call.by }, call.viewer, ways) };
    },
    async samlSignOutMessage(call) {
      const step = stepOf(call);
      const { SAMLRequest: asked, SAMLResponse: answered, RelayState: relay = null } = call.body;
      if ((asked === undefined) === (answered === undefined)) throw malformedRequest();
      const location = await takePosted(step, {
        ...(asked === undefined
          ? { kind: 'SAMLResponse', encoded: answered ?? '' }
          : { kind: 'SAMLRequest', encoded: asked }),
        relay,
      });
      call.reply.code(303).header('location', location);
      return { location };
    },
    async samlSignOutAddress(call) {
      const step = stepOf(call);
      const [, query = ''] = call.request.raw.url?.split(/\?(.*)/s) ?? [];
      const location = await takeFromAddress(step, query);
      call.reply.code(303).header('location', location);
      return { location };
    },
    async samlMetadata(call) {
      return on(call.reply).metadata();
    },
  };
}

/** Rows are kept a while after their end, so that a late answer is distinguished from an unknown one. */
const KEEP_MS = 24 * 60 * 60 * 1000;

/**
 * Writes down that somebody is about to sign in.
 * @param handle what the caller will show when the answer comes
 * @returns the identity provider's address, with our signed request in it
 * @throws unprocessable for a redirect that is not on the list
 */
async function startSignIn(
  { settings, messages, db, now }: Step,
  { redirect, relay, handle }: { redirect: string; relay: string | null; handle: string },
): Promise<string> {
  if (!settings.redirects.includes(redirect)) {
    throw unprocessable([{ field: 'redirect', message: 'Adressen är inte tillåten' }]);
  }
  const id = newMessageId();
  const issuedAt = now();
  await db.transaction().execute(async (trx) => {
    await forgetOld(trx, issuedAt);
    await trx
      .insertInto('saml_request')
      .values({
        id,
        kind: 'sign-in',
        handle_hash: tokenHash(handle),
        relay,
        redirect,
        issued_at: issuedAt,
        expires_at: new Date(issuedAt.getTime() + REQUEST_LIFETIME_MS),
      })
      .execute();
  });
  return await messages.authnRequest(id, relay);
}

async function forgetOld(trx: Step['db'], now: Date): Promise<void> {
  const before = new Date(now.getTime() - KEEP_MS);
  await trx.deleteFrom('saml_request').where('expires_at', '<', before).execute();
  await trx.deleteFrom('saml_assertion_seen').where('not_on_or_after', '<', before).execute();
  // What the identity provider calls somebody is needed for signing them out, and no longer.
  await sql`delete from saml_session using token where token.id = saml_session.token_id
    and least(token.revoked, token.expires) < ${before}`.execute(trx);
}
