import type { AnswerOf } from '@brandpost/rubicore-api';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Session, SessionRecord } from '../sessions/session-record.ts';
import { personOf } from './session-view.ts';
import type { SignInContext } from './sign-in-context.ts';

const LONGEST_CLIENT_NAME = 200;

/** What the API answers to a sign-in, by password or by SAML. */
export type SignedIn = AnswerOf<'logIn'>;

/**
 * Begins a session with what the API gave, and gives the browser its cookie; whatever session the browser had ends.
 * @throws BffError sessionsAway
 */
export async function openSession(
  request: FastifyRequest,
  reply: FastifyReply,
  {
    signedIn,
    by,
    sessions,
  }: { signedIn: SignedIn; by: SessionRecord['signedInBy']; sessions: SignInContext['sessions'] },
): Promise<Session> {
  const before = await request.caller();
  const { token, type, issued, expires, user } = signedIn;
  const opened = await sessions.open({
    my: { token, id: signedIn.id ?? null, type, issued, expires },
    masq: null,
    current: 'my',
    user: personOf(user),
    subject: null,
    signedInBy: by,
    createdMs: Date.now(),
    client: (request.headers['user-agent'] ?? '').slice(0, LONGEST_CLIENT_NAME),
  });
  if (before.state === 'signed-in') await sessions.end(before.session);
  reply.giveSession(opened);
  return opened.session;
}
