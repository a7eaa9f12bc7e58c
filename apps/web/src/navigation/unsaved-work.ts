import { isSigningOut } from '../api/signing-out.ts';

let guards = 0;
const watchers = new Set<() => void>();

function setGuards(to: number): void {
  guards = to;
  for (const watcher of watchers) watcher();
}

/** Says that something in the document would be lost with it. @returns how to say that it would not any more */
export function guardedBy(): () => void {
  setGuards(guards + 1);
  return () => setGuards(guards - 1);
}

/** Whether something in the document would be lost with it. */
export function isWorkUnsaved(): boolean {
  return guards > 0;
}

/** Tells when that may have changed. @returns how to hear no more of it */
export function watchUnsavedWork(watcher: () => void): () => void {
  watchers.add(watcher);
  return () => watchers.delete(watcher);
}

/**
 * Loads the document anew, unless something in it would be lost: then the next call that is refused says what is wrong.
 * One that is on its way out is left to that.
 */
export function reloadUnlessGuarded(): void {
  if (guards === 0 && !isSigningOut()) location.reload();
}
