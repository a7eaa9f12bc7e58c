import type { FastifyReply } from 'fastify';
import { BffError, errorKinds } from '../errors.ts';
import { isMasked, type Session, type SessionRecord } from './session-record.ts';
import type { Sessions } from './sessions.ts';

/**
 * What becomes of a session when the API no longer takes its token: one that acts as another goes back to its own
 * user, all else ends. Source: SECURITY 2.6, T3.
 * @returns what the browser is sent
 */
export async function endRefused(
  session: Session,
  reply: FastifyReply,
  { sessions }: { sessions: Sessions },
): Promise<BffError> {
  if (!isMasked(session)) {
    await sessions.end(session);
    reply.giveSession(null);
    return new BffError(errorKinds.signedOut);
  }
  const refused = session.record.masq?.token;
  const own = await sessions.changeIdentity(session, (record) =>
    record.masq?.token === refused ? asThemselves(record) : null,
  );
  if (own !== null) reply.giveSession(own);
  return new BffError(errorKinds.masqueradeEnded);
}

/** The record of somebody who acts as another no longer. Source: SPEC section 4, Masquerading. */
export function asThemselves(record: SessionRecord): SessionRecord {
  return { ...record, masq: null, current: 'my', subject: null };
}
