/** Wakes those who follow the changes. It tells only that there is something new; what, they read themselves. */
export type ChangeFeed = {
  /** @returns a promise that is fulfilled at the next change, or when the signal is aborted or the feed closed */
  next(signal: AbortSignal): Promise<void>;
  /** Called at every change, until it is taken away again. */
  subscribe(hear: () => void): () => void;
  announce(): void;
  /** How many wait for the next change. */
  waiting(): number;
  close(): void;
  readonly isClosed: boolean;
};

export function createChangeFeed(): ChangeFeed {
  const subscribers = new Set<() => void>();
  let isClosed = false;
  const subscribe = (hear: () => void) => {
    subscribers.add(hear);
    return () => void subscribers.delete(hear);
  };
  const announce = () => {
    for (const hear of [...subscribers]) hear();
  };
  return {
    waiting: () => subscribers.size,
    subscribe,
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
