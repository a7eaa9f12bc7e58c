import { deleteDatabase, emptyContent, FIELD_PAGE_CACHE, isTooOld, readOwner } from './database.ts';

/**
 * `off`: nothing is kept on this device. `own`: the person it is kept for is signed in, as themselves. `ended`: nobody is, or
 * they act as another; what there was to read is gone. `unknown`: the service did not say.
 */
export type OwnerCheck = 'off' | 'own' | 'ended' | 'unknown';

type Person = { id: number } | null;

/** Asks the service who is signed in, and takes away what is not for them, before anybody reads it. */
export async function checkOwner(): Promise<OwnerCheck> {
  const owner = await readOwner();
  if (owner === null) {
    // It may have been kept once more while everything was deleted.
    await caches.delete(FIELD_PAGE_CACHE);
    return 'off';
  }
  if (isTooOld(owner, Date.now())) await emptyContent();
  const answer = await fetch('/bff/session', { cache: 'no-store' }).catch(() => null);
  if (answer?.ok !== true) return 'unknown';
  const view: { state?: string; user?: Person; maskedBy?: Person } = await answer.json().catch(() => ({}));
  const person = view.maskedBy ?? view.user ?? null;
  if (person !== null && person.id !== owner.userId) {
    await deleteDatabase();
    return 'off';
  }
  if (view.state === 'signed-in') return 'own';
  if (view.state !== 'anonymous' && view.state !== 'masked') return 'unknown';
  await emptyContent();
  return 'ended';
}
