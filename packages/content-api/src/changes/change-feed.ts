import { type StaffHint, staffHintFrom } from '@brandpost/rubicore-api';

/** Wakes those who follow the changes. It tells only that there is something new; what, they read themselves. */
export type ChangeFeed = {
  /** @returns a promise that is fulfilled at the next change, or when the signal is aborted or the feed closed */
  next(signal: AbortSignal): Promise<void>;
  /** Called at every change, until it is taken away again. */
  subscribe(hear: () => void): () => void;
  /** Called with every hint for those who are signed in, until it is taken away again. */
  subscribeToHints(hear: (hint: StaffHint) => void): () => void;
  /** @param payload what the database has passed on; left out where it may have passed on something that was missed */
  announce(payload?: string): void;
  /** How many wait for the next change. */
  waiting(): number;
  close(): void;
  readonly isClosed: boolean;
};

/** The one that has most asked anew. */
const ANY_HINT: StaffHint = { kind: 'alerts' };

export function createChangeFeed(): ChangeFeed {
  const subscribers = new Set<() => void>();
  const hintSubscribers = new Set<(hint: StaffHint) => void>();
  let isClosed = false;
  const subscribe = (hear: () => void) => {
    subscribers.add(hear);
    return () => void subscribers.delete(hear);
  };
  const subscribeToHints = (hear: (hint: StaffHint) => void) => {
    hintSubscribers.add(hear);
    return () => void hintSubscribers.delete(hear);
  };
  const announce = (payload?: string) => {
    const hint = payload === undefined ? ANY_HINT : staffHintFrom(payload);
    if (hint !== null) for (const hear of [...hintSubscribers]) hear(hint);
    if (hint === null || payload === undefined) for (const hear of [...subscribers]) hear();
  };
  return {
    waiting: () => subscribers.size,
    subscribe,
    subscribeToHints,
    announce,
    next: (signal) =>
      new Promise((resolve) => {
        if (signal.aborted || isClosed) {
          resolve();
          return;
        }
        const done = () => {
          unsubscribe();
          signal.removeEventListener('abort', done);
          resolve();
        };
        const unsubscribe = subscribe(done);
        signal.addEventListener('abort', done, { once: true });
      }),
    close() {
      isClosed = true;
      announce();
    },
    get isClosed() {
      return isClosed;
    },
  };
}
