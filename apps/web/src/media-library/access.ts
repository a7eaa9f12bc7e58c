import type { SessionView } from '@brandpost/render-contract';
import { mayAny } from '../session/may-any.ts';
import { ownSession } from '../session/use-session.ts';

/** What the library is to whoever asks for it; `unknown` where their session cannot be read just now. */
export type LibraryAccess = 'granted' | 'refused' | 'visitor' | 'unknown';

/** Who may see the library: whoever may manage media, and administrators. The API judges each call by itself. */
export function libraryAccess(session: SessionView): LibraryAccess {
  const own = ownSession(session);
  if (own === null) return session.state === 'unknown' ? 'unknown' : 'visitor';
  return mayAny(own, 'manage_media') ? 'granted' : 'refused';
}
