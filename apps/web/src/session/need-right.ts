import { data, redirectDocument } from 'react-router';
import { paths } from '../addresses/paths.ts';
import type { Refusal } from '../api/refusal.ts';
import type { Services } from '../api/services.ts';
import { mayAny } from './may-any.ts';
import { type OwnSession, ownSession } from './use-session.ts';

/**
 * The session of the person who is signed in.
 * @throws a redirect to the sign-in page for visitors; a 503 where it cannot be known
 */
export function needSession({ session, address }: Services): OwnSession {
  const own = ownSession(session);
  // The sign-in page asks for what has to be done before anything else.
  if (own?.user.mustDo !== undefined) throw redirectDocument(paths.login(address()));
  if (own !== null) return own;
  if (session.state === 'unknown') throw data(null, { status: 503 });
  throw redirectDocument(paths.login(address()));
}

/**
 * The session of anyone who may do something: of those with any of the rights named, and of administrators. The API judges
 * each call again.
 * @throws what `needSession` throws; a 403 that names the rights for those without
 */
export function needRight(services: Services, ...capabilities: readonly string[]): OwnSession {
  const own = needSession(services);
  if (!mayAny(own, ...capabilities)) throw refusal({ needed: capabilities });
  return own;
}

/** A 403 that says what is missing. @param reason.todo what somebody wanted to do, as it follows on “behörighet att” */
export function refusal(reason: NonNullable<Refusal>) {
  return data(reason, { status: 403 });
}
