type Listener = () => void;

let listener: Listener | null = null;

/**
 * While something is written that would be lost, the end of a session is told, and takes nobody away from the page.
 * @returns how to let it lead away again
 */
export function stayWhenSessionEnds(onEnd: Listener): () => void {
  listener = onEnd;
  return () => {
    if (listener === onEnd) listener = null;
  };
}

/** Tells of the end of the session. @returns whether somebody wants to be told, and to stay */
export function announceSessionEnd(): boolean {
  listener?.();
  return listener !== null;
}
