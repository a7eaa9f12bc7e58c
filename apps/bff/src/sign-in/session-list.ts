import { isAdministrator } from '@brandpost/domain';
import type { FastifyRequest } from 'fastify';
import { BffError, errorKinds } from '../errors.ts';
import { requireSession } from '../sessions/caller.ts';
import { isMasked, type Session, tokenOf } from '../sessions/session-record.ts';
import { apiAs } from '../upstream/api-as.ts';
import type { SignInContext } from './sign-in-context.ts';

/** One of one's sessions, as its owner sees it. */
export type ListedSession = {
  /** What it is ended by; nobody gets in with it. */
  key: string;
  isCurrent: boolean;
  signedInBy: Session['record']['signedInBy'];
  /** Who is acted for in it. */
  actsAs: string | null;
  client: string;
  createdDate: string;
  seenDate: string;
};

/** A user's own sessions, the last used first. Source: SECURITY T3. @throws BffError */
export async function listSessions(
  request: FastifyRequest,
  context: SignInContext,
): Promise<ListedSession[]> {
  const current = await requireOwnSession(request);
  const all = await ownSessions(current, context);
  return all.map(({ key, seenMs, record }) => ({
    key,
    isCurrent: key === current.key,
    signedInBy: record.signedInBy,
    actsAs: record.subject?.displayName ?? null,
    client: record.client,
    createdDate: new Date(record.createdMs).toISOString(),
    seenDate: new Date(seenMs).toISOString(),
  }));
}

/** Ends one of one's other sessions. @throws BffError notFound for any that is not one's own */
export async function endSession(
  request: FastifyRequest,
  key: string,
  context: SignInContext,
): Promise<void> {
  const current = await requireOwnSession(request);
  const session = (await ownSessions(current, context)).find((one) => one.key === key);
  if (session === undefined) throw new BffError(errorKinds.notFound);
  await endWithTokens(session, request, context);
}

/** Ends all of one's sessions but the one in use. @throws BffError */
export async function endOtherSessions(request: FastifyRequest, context: SignInContext): Promise<void> {
  const current = await requireOwnSession(request);
  const others = (await ownSessions(current, context)).filter(({ key }) => key !== current.key);
  for (const session of others) await endWithTokens(session, request, context);
}

/**
 * Ends every session of somebody else, as far as the API lets the caller: it revokes the tokens, we end the sessions.
 * @throws BffError
 */
export async function endSessionsOf(
  request: FastifyRequest,
  userId: number,
  { sessions, upstream }: SignInContext,
): Promise<void> {
  const session = await requireSession(request);
  const api = apiAs(upstream, { token: tokenOf(session).token, request });
  try {
    await api.call('revokeUserTokens', { params: { id: userId } });
  } catch (error) {
    // An upstream without our extension: its administrators may.
    if (!(error instanceof BffError) || error.kind.status !== 404) throw error;
    const { user, subject } = session.record;
    const caller = await api.call('getUser', { params: { id: String((subject ?? user).id) } });
    if (!isAdministrator(caller)) throw new BffError(errorKinds.notAllowed);
  }
  for (const one of await sessions.ofUser(userId)) await sessions.end(one);
}

/** Who acts as another sees nothing of the other's sessions, nor ends any. */
async function requireOwnSession(request: FastifyRequest): Promise<Session> {
  const session = await requireSession(request);
  if (isMasked(session)) throw new BffError(errorKinds.notAllowed);
  return session;
}

async function ownSessions(current: Session, { sessions }: SignInContext): Promise<Session[]> {
  const { id } = current.record.user;
  return (await sessions.ofUser(id)).filter(({ record }) => record.user.id === id);
}

async function endWithTokens(
  session: Session,
  request: FastifyRequest,
  context: SignInContext,
): Promise<void> {
  await context.sessions.end(session);
  const { my, masq } = session.record;
  const api = apiAs(context.upstream, { token: my.token, request });
  for (const held of [masq, my]) {
    if (held === null || held.id === null) continue;
    try {
      await api.call('revokeToken', { params: { id: held.id } });
    } catch (error) {
      request.log.warn({ err: error }, 'A token of an ended session could not be revoked');
    }
  }
}
