import type { FastifyReply, FastifyRequest } from 'fastify';
import { localPath } from '../cookies/local-path.ts';
import { ownCookie } from '../cookies/own-cookie.ts';
import { landingOf } from '../sign-in/landing.ts';
import { originOf } from '../sign-in/sign-in-context.ts';
import type { SamlContext } from './saml-context.ts';
import { sendBack } from './send-back.ts';
import { startSignIn } from './start-sign-in.ts';

/** In the sign-in page's address: the identity provider has sent somebody whom we had not asked about. */
export const UNASKED_PARAMETER = 'portal';

/** So long after one of them the next is not followed: who is sent round and round reads why. */
const GUARD_SECONDS = 60;
const RESPONSE_TAG = /^\s*(?:<\?xml [^<>]*\?>\s*)?<(?:[\w.-]+:)?Response\s[^<>]*>/;

/**
 * Whether an answer says that it answers nothing, as from an icon on a portal ("My apps" of Entra ID). Nothing in it is
 * believed: it only has the same person sign in by a request of ours.
 */
export function isUnasked(samlResponse: string): boolean {
  const [tag] = RESPONSE_TAG.exec(Buffer.from(samlResponse, 'base64').toString('utf8')) ?? [];
  return tag !== undefined && !/\sInResponseTo\s*=/.test(tag);
}

/** To our own site first, where the browser's cookies come along. The relay counts if it is a path here. */
export function sendToOwnSignIn(reply: FastifyReply, relay: string | null): FastifyReply {
  const query = new URLSearchParams({ [UNASKED_PARAMETER]: '1', tillbaka: localPath(relay) });
  return reply.redirect(`/login?${query}`, 303);
}

/** `GET /login?portal=1`: who is not signed in yet is sent to the identity provider with a request of ours, once. */
export async function beginUnasked(
  request: FastifyRequest,
  reply: FastifyReply,
  { tillbaka, context }: { tillbaka: string | null; context: SamlContext },
): Promise<FastifyReply> {
  const returnTo = localPath(tillbaka);
  const { state } = await request.caller();
  reply.header('cache-control', 'no-store').header('referrer-policy', 'no-referrer');
  if (state === 'signed-in') return reply.redirect(landingOf(returnTo), 303);
  const { config } = context;
  const isSecure = config.publicOrigin.startsWith('https:');
  const guard = ownCookie('portal', { isSecure, sameSite: 'lax', maxAgeSeconds: GUARD_SECONDS });
  if (request.cookies[guard.name] !== undefined) {
    request.log.warn('The identity provider answers our request as if it had not been made');
    return sendBack(reply, 'avbruten', returnTo);
  }
  guard.set(reply, '1');
  const begun = { returnTo, origin: originOf(request, config) };
  return await startSignIn(request, reply, { begun, context });
}
