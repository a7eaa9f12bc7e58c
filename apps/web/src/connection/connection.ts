import { useSyncExternalStore } from 'react';

const PROBE_TIMEOUT_MS = 5000;

const listeners = new Set<() => void>();
let isUp = true;

/**
Called by those who notice: the browser, or a stream that broke. A browser that knows of no network is right, whatever a
 * stream still had to say.
 */
export function connectionIs(up: boolean): void {
  const isUpNow = up && navigator.onLine;
  if (isUpNow === isUp) return;
  isUp = isUpNow;
  for (const onChange of listeners) onChange();
}

/** Follows what the browser says of its network, for as long as the page lives. */
export function watchNetwork(): void {
  connectionIs(navigator.onLine);
  addEventListener('offline', () => connectionIs(false));
  addEventListener('online', () => connectionIs(true));
}

/** Whether the site can be reached just now. A browser may believe in a network that leads nowhere. */
export async function reachesSite(): Promise<boolean> {
  try {
    await fetch('/healthz', { cache: 'no-store', signal: AbortSignal.timeout(PROBE_TIMEOUT_MS) });
    return true;
  } catch {
    return false;
  }
}

/** Whether there is a connection, as far as this tab knows; true while the page is rendered on the server. */
export function useIsConnected(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => isUp,
    () => true,
  );
}

function subscribe(onChange: () => void): () => void {
  listeners.add(onChange);
  return () => listeners.delete(onChange);
}
