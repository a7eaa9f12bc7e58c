import type { SessionPerson, SessionView } from '@brandpost/render-contract';
import { decodeUser } from '@brandpost/rubicore-api';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { BffError, errorKinds } from '../errors.ts';
import { endRefused } from '../sessions/end-refused.ts';
import { isMasked, type Session, tokenOf } from '../sessions/session-record.ts';
import type { Sessions } from '../sessions/sessions.ts';
import { apiAs } from '../upstream/api-as.ts';
import type { Upstream } from '../upstream/upstream.ts';

const NOBODY = { user: null, maskedBy: null, capabilities: [], token: null } as const;

export const ANONYMOUS: SessionView = Object.freeze({ state: 'anonymous', ...NOBODY });
export const UNKNOWN: SessionView = Object.freeze({ state: 'unknown', ...NOBODY });

type Context = { sessions: Sessions; upstream: Upstream };

/**
 * What the browser may know of its session, asked of the API anew: a role that was taken is gone with the next page.
 * A session that the API no longer knows ends here.
 * @throws BffError when the API does not answer
 */
export async function viewOfCaller(
  request: FastifyRequest,
  reply: FastifyReply,
  context: Context,
): Promise<SessionView> {
  const caller = await request.caller();
  if (caller.state === 'unknown') return UNKNOWN;
  if (caller.state === 'visitor') return ANONYMOUS;
  try {
    return await viewOfSession(caller.session, request, context);
  } catch (error) {
    if (!(error instanceof BffError) || error.kind.status !== 401) throw error;
    await endRefused(caller.session, reply, context);
    return await viewOfCaller(request, reply, context);
  }
}

/** @throws BffError */
export async function viewOfSession(
  session: Session,
  request: FastifyRequest,
  { upstream }: Context,
): Promise<SessionView> {
  const { token, type, issued, expires } = tokenOf(session);
  const { user: own, subject } = session.record;
  const { id } = subject ?? own;
  const api = apiAs(upstream, { token, request });
  const [answered, grants] = await Promise.all([
    api.call('getUser', { params: { id: String(id) } }),
    api.call('listUserCapabilities', { params: { id } }),
  ]);
  const user = decodeUser(answered)?.user;
  if (user === undefined) throw new BffError(errorKinds.upstreamNonsense);
  return {
    state: isMasked(session) ? 'masked' : 'signed-in',
    user,
    maskedBy: isMasked(session) ? own : null,
    // Rights that cannot be read are none.
    capabilities: Array.isArray(grants) ? [...grants] : [],
    token: { type, issued, expires, status: 'active' },
  };
}

/** As much of a user as a session keeps. @throws BffError upstreamNonsense for what is no user */
export function personOf(answered: unknown): SessionPerson {
  const user = decodeUser(answered)?.user;
  if (user === undefined) throw new BffError(errorKinds.upstreamNonsense);
  const { id, username, displayName } = user;
  return { id, username, displayName };
}
