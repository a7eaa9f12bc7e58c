import type { SessionView } from '@brandpost/render-contract';
import { reloadUnlessGuarded } from '../navigation/unsaved-work.ts';

/** Where each document says whose it is. */
export const SESSION_CHANNEL = 'session';

/**
 * A page of somebody's does not outlive their session: when another tab shows that they have signed out or become
 * somebody else, and when the browser takes the page out of its memory, it is loaded anew.
 */
export function followSession(session: SessionView): void {
  // Nothing is known of a session that could not be read.
  if (session.state === 'unknown') return;
  const own = identityOf(session);
  const channel = new BroadcastChannel(SESSION_CHANNEL);
  channel.postMessage(own);
  if (session.state === 'anonymous') {
    channel.close();
    return;
  }
  channel.onmessage = ({ data }) => {
    if (data !== own) reloadUnlessGuarded();
  };
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted) location.reload();
  });
}

function identityOf({ state, user, maskedBy }: SessionView): string {
  return [state, user?.id, maskedBy?.id].join(' ');
}
