import { isExpired } from '@brandpost/domain';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import fastifyPlugin from 'fastify-plugin';
import { BffError, errorKinds } from '../errors.ts';
import { endRefused } from './end-refused.ts';
import type { SessionCookie } from './session-cookie.ts';
import { type Session, tokenOf } from './session-record.ts';
import type { Sessions } from './sessions.ts';

/** Who sends a request. */
export type Caller =
  | { state: 'visitor' }
  /** There is a cookie, but sessions cannot be read just now: neither let in nor signed out. Source: SECURITY F5. */
  | { state: 'unknown' }
  | { state: 'signed-in'; session: Session };

declare module 'fastify' {
  interface FastifyRequest {
    /** Who sends this; found out once, when it is first asked for. */
    caller(): Promise<Caller>;
    /** Whether the browser has a session cookie, usable or not: what it is answered is kept by nobody. */
    hasSessionCookie: boolean;
    /** Why the session that the browser knows of is not the one it has now, if its token's time was up. */
    endedWith: BffError | null;
  }
  interface FastifyReply {
    /** Gives the browser another session, or none. */
    giveSession(to: { id: string; session: Session } | null): void;
  }
}

type Options = { sessions: Sessions; cookie: SessionCookie };

/** Tells every route who calls. A request without the cookie asks the store nothing. */
export const callers = fastifyPlugin<Options>(async (app: FastifyInstance, { sessions, cookie }) => {
  app.decorateRequest('hasSessionCookie', false);
  app.decorateRequest('endedWith', null);
  app.decorateRequest('caller');
  app.decorateReply('giveSession', function (this: FastifyReply, to) {
    this.header('cache-control', 'private, no-store');
    if (to === null) cookie.clear(this);
    else cookie.set(this, to.id);
    const caller: Caller = to === null ? { state: 'visitor' } : { state: 'signed-in', session: to.session };
    this.request.caller = async () => caller;
  });
  app.addHook('onRequest', async (request, reply) => {
    const sent = cookie.read(request);
    request.hasSessionCookie = sent.kind !== 'none';
    let found: Promise<Caller> | null = null;
    request.caller = () => {
      found ??= find(sent, request, reply);
      return found;
    };
  });

  async function find(
    sent: ReturnType<SessionCookie['read']>,
    request: FastifyRequest,
    reply: FastifyReply,
  ): Promise<Caller> {
    if (sent.kind === 'none') return { state: 'visitor' };
    try {
      const session = sent.kind === 'id' ? await sessions.find(sent.id) : null;
      if (session !== null && !isOver(session)) return { state: 'signed-in', session };
      if (session !== null) {
        request.endedWith = await endRefused(session, reply, { sessions });
        return await request.caller();
      }
    } catch (error) {
      if (!(error instanceof BffError) || error.kind !== errorKinds.sessionsAway) throw error;
      request.log.warn({ err: error.cause }, 'Sessions cannot be read');
      return { state: 'unknown' };
    }
    // Cleared only once we know that there is no such session.
    cookie.clear(reply);
    return { state: 'visitor' };
  }
});

/** Whether the time of the token in use is up: the API need not be asked. */
function isOver(session: Session): boolean {
  const { expires } = tokenOf(session);
  return isExpired({ expires, status: 'active' }, new Date());
}

/**
 * The session of a request that has to have one.
 * @throws BffError signedOut, or sessionsAway
 */
export async function requireSession(request: FastifyRequest): Promise<Session> {
  const caller = await request.caller();
  if (request.endedWith !== null) throw request.endedWith;
  if (caller.state === 'unknown') throw new BffError(errorKinds.sessionsAway);
  if (caller.state === 'visitor') throw new BffError(errorKinds.signedOut);
  return caller.session;
}
