import { isSigningOut } from '../api/signing-out.ts';

let guards = 0;

/** Says that something in the document would be lost with it. @returns how to say that it would not any more */
export function guardedBy(): () => void {
  guards += 1;
  return () => {
    guards -= 1;
  };
}

/**
 * Loads the document anew, unless something in it would be lost: then the next call that is refused says what is wrong.
 * One that is on its way out is left to that.
 */
export function reloadUnlessGuarded(): void {
  if (guards === 0 && !isSigningOut()) location.reload();
}
