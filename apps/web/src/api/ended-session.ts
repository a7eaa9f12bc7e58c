type Listener = () => void;

let listener: Listener | null = null;
let isOver = false;

/**
 * While something is written that would be lost, the end of a session is told, and takes nobody away from the page.
 * @returns how to let it lead away again
 */
export function stayWhenSessionEnds(onEnd: Listener): () => void {
  listener = onEnd;
  return () => {
    if (listener === onEnd) listener = null;
    isOver = false;
  };
}

/** Tells of the end of the session. @returns whether somebody wants to be told, and to stay */
export function announceSessionEnd(): boolean {
  isOver = listener !== null;
  listener?.();
  return isOver;
}

/** There is a session again on the page that stayed. */
export function sessionIsBack(): void {
  isOver = false;
}

/** Whether the page has stayed after its session ended: until there is one again, what is asked for would be refused. */
export function isSessionOver(): boolean {
  return isOver;
}
