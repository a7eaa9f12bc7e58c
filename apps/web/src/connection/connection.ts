import { useMemo, useSyncExternalStore } from 'react';
import { keptCopyFrom } from './kept-copy.ts';

const PROBE_TIMEOUT_MS = 5000;

const listeners = new Set<() => void>();
let isUp = true;
/** When this tab last knew what the site says, in ms since 1970. */
let lastContactMs = 0;

/**
 * Called by those who notice: the browser, or a stream that broke. A browser that knows of no network is right, whatever a
 * stream still had to say.
 */
export function connectionIs(up: boolean): void {
  const isUpNow = up && navigator.onLine;
  if (isUpNow) lastContactMs = Date.now();
  if (isUpNow === isUp) return;
  isUp = isUpNow;
  for (const onChange of listeners) onChange();
}

/**
 * Follows what the browser says of its network, for as long as the page lives. A kept copy has no connection until the
 * site is heard of, whatever network there is.
 */
export function watchNetwork(): void {
  const copiedAt = keptCopyFrom();
  lastContactMs = copiedAt?.getTime() ?? Date.now();
  connectionIs(navigator.onLine && copiedAt === null);
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

/** When this tab last knew what the site says; null while it does, and while the page is rendered on the server. */
export function useLastContact(): Date | null {
  const ms = useSyncExternalStore(
    subscribe,
    () => (isUp ? null : lastContactMs),
    () => null,
  );
  return useMemo(() => (ms === null ? null : new Date(ms)), [ms]);
}

function subscribe(onChange: () => void): () => void {
  listeners.add(onChange);
  return () => listeners.delete(onChange);
}
