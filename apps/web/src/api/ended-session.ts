type Listener = () => void;

const listeners = new Set<Listener>();
let isOver = false;
let returns = 0;
const watchers = new Set<Listener>();

function setOver(to: boolean): void {
  if (isOver === to) return;
  isOver = to;
  for (const watcher of watchers) watcher();
}

/**
 * While something is written that would be lost, the end of a session is announced, and takes nobody away from the page.
 * Of several listeners the first handles it: a page's own comes before the one for every page.
 * @returns how to let it lead away again
 */
export function stayWhenSessionEnds(onEnd: Listener): () => void {
  listeners.add(onEnd);
  return () => {
    listeners.delete(onEnd);
    if (listeners.size === 0) setOver(false);
  };
}

/** Announces the end of the session. @returns whether a listener wants to handle it, so that the page stays */
export function announceSessionEnd(): boolean {
  const [first] = listeners;
  setOver(first !== undefined);
  first?.();
  return isOver;
}

/** There is a session again on the page that stayed. */
export function sessionIsBack(): void {
  returns += 1;
  setOver(false);
}

/** How often that has been: a call that was sent before the last time was refused for want of the session before. */
export function sessionReturns(): number {
  return returns;
}

/** Whether the page has stayed after its session ended: until there is one again, what is asked for would be refused. */
export function isSessionOver(): boolean {
  return isOver;
}

/** Tells when that changes. @returns how to hear no more of it */
export function watchSession(watcher: Listener): () => void {
  watchers.add(watcher);
  return () => watchers.delete(watcher);
}
