/** One entry of the error list. Source: SPEC section 8, Error list entry. */
export type ErrorEntry = { id: string; status: number; url: string; message: string };

/** What went wrong in this tab, or while this page was made, until somebody closes it. */
export type ErrorLog = {
  /** The same list until it changes. */
  entries(): readonly ErrorEntry[];
  /** Adds an error unless the same one is on screen already: one failing service is reported once. */
  report(error: Omit<ErrorEntry, 'id'>): void;
  close(id: string): void;
  /** @returns how to stop listening */
  subscribe(onChange: () => void): () => void;
};

/** @param restored what the server already put in the page */
export function createErrorLog(restored: readonly ErrorEntry[] = []): ErrorLog {
  const listeners = new Set<() => void>();
  let entries = restored;
  let reported = restored.length;
  const become = (changed: readonly ErrorEntry[]) => {
    entries = changed;
    for (const onChange of listeners) onChange();
  };
  return {
    entries: () => entries,
    report(error) {
      const isShown = entries.some(
        ({ status, message }) => status === error.status && message === error.message,
      );
      if (isShown) return;
      reported += 1;
      become([...entries, { id: String(reported), ...error }]);
    },
    close: (id) => become(entries.filter((entry) => entry.id !== id)),
    subscribe(onChange) {
      listeners.add(onChange);
      return () => listeners.delete(onChange);
    },
  };
}
