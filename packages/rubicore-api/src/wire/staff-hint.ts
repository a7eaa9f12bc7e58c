/** The name of a hint in the stream of events. */
export const STAFF_HINT_EVENT = 'staff-hint';

/**
 * That those who are signed in may see something else than they did, and no word of what: everybody asks anew, by their
 * own rights. `alerts`: what every page of theirs has on top; `content`: anything else that is meant for staff; `own`:
 * one account's, of which the session that changed it knows already.
 */
export type StaffHint =
  | { kind: 'alerts' | 'content' }
  | { kind: 'own'; userId: number; exceptTokenId: number | null };

/** @returns null for what is no hint, or a kind of a later version */
export function staffHintFrom(json: string): StaffHint | null {
  const value = parsed(json);
  if (typeof value !== 'object' || value === null || !('kind' in value)) return null;
  if (value.kind === 'alerts' || value.kind === 'content') return { kind: value.kind };
  if (value.kind !== 'own' || !('userId' in value) || typeof value.userId !== 'number') return null;
  const isFromSession = 'exceptTokenId' in value && typeof value.exceptTokenId === 'number';
  return {
    kind: 'own',
    userId: value.userId,
    exceptTokenId: isFromSession ? Number(value.exceptTokenId) : null,
  };
}

function parsed(json: string): unknown {
  try {
    return JSON.parse(json);
  } catch {
    return null;
  }
}
