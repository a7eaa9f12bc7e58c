import type { SessionView } from '@brandpost/render-contract';
import { useServices } from '../api/services.ts';
import type { SessionParts } from '../api/session-parts.ts';

/** A session of somebody, as themselves or as another. */
export type OwnSession = Extract<SessionView, { state: 'signed-in' | 'masked' }>;

/** Who uses the site. It is the same for as long as the document lives: whatever changes it loads a new one. */
export function useSession(): SessionView {
  return useServices().session;
}

/** The parts of the layout for those who have a session; null for visitors, whose browsers have not loaded them. */
export function useSessionParts(): SessionParts | null {
  return useServices().sessionParts;
}

/** The session where there is one; null for visitors, and where that is unknown. */
export function ownSession(session: SessionView): OwnSession | null {
  return session.state === 'signed-in' || session.state === 'masked' ? session : null;
}

/** What pages call somebody; some upstreams know no more than a user name. */
export function nameOf(person: { displayName: string; username: string }): string {
  return person.displayName.trim() || person.username;
}
