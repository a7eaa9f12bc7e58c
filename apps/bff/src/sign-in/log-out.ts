import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Session } from '../sessions/session-record.ts';
import { apiAs } from '../upstream/api-as.ts';
import { locationAtIdentityProvider } from './identity-provider.ts';
import type { SignInContext } from './sign-in-context.ts';

/** Where somebody is once they have been signed out here. */
export const SIGNED_OUT_PATH = '/login?utloggad=1';
/** As above, when the identity provider could not be notified. */
const SIGNED_OUT_HERE_ALONE_PATH = '/login?utloggad=1&fel=idp';

/**
 * `POST /bff/logout`: the session ends first, so that whatever happens afterwards nobody is signed in; then its tokens,
 * and the sign-in at the identity provider. Source: SECURITY 2.5.
 * @returns where the browser goes next
 * @throws BffError sessionsAway: then nothing has ended, and the cookie stays
 */
export async function logOut(
  request: FastifyRequest,
  reply: FastifyReply,
  context: SignInContext,
): Promise<string> {
  const caller = await request.caller();
  reply.header('clear-site-data', '"cache"');
  if (caller.state !== 'signed-in') {
    if (caller.state === 'unknown') await context.sessions.ping();
    return SIGNED_OUT_PATH;
  }
  const { session } = caller;
  await context.sessions.end(session);
  reply.giveSession(null);
  return await endAtTheApi(session, request, context);
}

async function endAtTheApi(
  session: Session,
  request: FastifyRequest,
  context: SignInContext,
): Promise<string> {
  const { my, masq, signedInBy } = session.record;
  const { upstream, config } = context;
  const { identityProvider } = config.signIn;
  try {
    const api = apiAs(upstream, { token: my.token, request });
    if (masq?.id) await api.call('revokeToken', { params: { id: masq.id } });
    if (signedInBy === 'saml' && identityProvider !== null) {
      const { location } = await api.call('samlLogout', {});
      const next = await locationAtIdentityProvider(location, identityProvider);
      return next ?? SIGNED_OUT_HERE_ALONE_PATH;
    }
    if (my.id !== null) await api.call('revokeToken', { params: { id: my.id } });
  } catch (error) {
    request.log.warn({ err: error }, 'Somebody was signed out here, and not at the API');
    if (signedInBy === 'saml') return SIGNED_OUT_HERE_ALONE_PATH;
  }
  return SIGNED_OUT_PATH;
}
