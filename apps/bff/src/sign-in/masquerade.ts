import { messages, validateMasquerade } from '@brandpost/validation';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { BffError, errorKinds } from '../errors.ts';
import { requireSession } from '../sessions/caller.ts';
import { asThemselves } from '../sessions/end-refused.ts';
import { type HeldToken, isMasked, type Session } from '../sessions/session-record.ts';
import { apiAs } from '../upstream/api-as.ts';
import type { SentFields } from './sent-fields.ts';
import { personOf } from './session-view.ts';
import type { SignInContext } from './sign-in-context.ts';

/** The longest that anybody acts as another. Source: SECURITY 2.6. */
const MAX_MS = 60 * 60 * 1000;

/**
 * Begins to act as another user: with a token of the API's that has the rights of both, a reason that stands in the
 * audit log, and a new session id. Source: SPEC section 4; SECURITY 2.6.
 * @throws BffError
 */
export async function beginMasquerade(
  request: FastifyRequest,
  reply: FastifyReply,
  { sent, context }: { sent: SentFields; context: SignInContext },
): Promise<Session> {
  const session = await requireSession(request);
  if (isMasked(session)) throw new BffError(errorKinds.alreadyMasked);
  const { userId, reason } = whomAndWhy(sent);
  const { my } = session.record;
  const own = apiAs(context.upstream, { token: my.token, request });
  const issued = await own.call('createToken', { json: { type: 'masquerade', userId, reason } });
  const masq = heldToken(issued);
  try {
    const subject = await apiAs(context.upstream, { token: masq.token, request }).call('getUser', {
      params: { id: String(userId) },
    });
    const masked = await context.sessions.changeIdentity(session, (record) =>
      record.current === 'masq' ? null : { ...record, masq, current: 'masq', subject: personOf(subject) },
    );
    if (masked === null) throw new BffError(errorKinds.signedOut);
    reply.giveSession(masked);
    return masked.session;
  } catch (error) {
    await revoke(masq, my.token, request, context);
    throw error;
  }
}

/**
 * Restores one's own token: here first, then at the API.
 * @throws BffError signedOut, sessionsAway
 */
export async function endMasquerade(
  request: FastifyRequest,
  reply: FastifyReply,
  context: SignInContext,
): Promise<Session> {
  const session = await requireSession(request);
  const { masq, my } = session.record;
  if (masq === null) return session;
  const own = await context.sessions.changeIdentity(session, asThemselves);
  if (own === null) throw new BffError(errorKinds.signedOut);
  reply.giveSession(own);
  await revoke(masq, my.token, request, context);
  return own.session;
}

function whomAndWhy(sent: SentFields): { userId: number; reason: string } {
  const userId = Number(sent.field('userId'));
  const reason = sent.field('reason').trim();
  const why = validateMasquerade({ reason });
  const errors = [
    ...(Number.isSafeInteger(userId) && userId > 0 ? [] : [{ field: 'userId', message: messages.required }]),
    ...(why.ok ? [] : why.errors),
  ];
  if (errors.length > 0) throw new BffError(errorKinds.badRequest, { errors });
  return { userId, reason };
}

function heldToken(issued: {
  token: string;
  id: number;
  type: string;
  issued: string;
  expires: string | null;
}) {
  const { token, id, type, issued: since, expires } = issued;
  const latest = Date.now() + MAX_MS;
  const until = expires === null ? latest : Math.min(Date.parse(expires), latest);
  return { token, id, type, issued: since, expires: new Date(until).toISOString() } satisfies HeldToken;
}

/** Its end here does not wait for its end there; the token dies of age in any case. */
async function revoke(
  { id }: HeldToken,
  token: string,
  request: FastifyRequest,
  { upstream }: SignInContext,
): Promise<void> {
  if (id === null) return;
  try {
    await apiAs(upstream, { token, request }).call('revokeToken', { params: { id } });
  } catch (error) {
    request.log.warn({ err: error }, 'A masquerade token could not be revoked');
  }
}
