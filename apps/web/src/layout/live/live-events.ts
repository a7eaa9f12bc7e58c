import type { AlertNotice } from '@brandpost/domain';
import { LAST_EVENT_ID_PARAMETER } from '@brandpost/rubicore-api';

/** What an open page is notified of. */
export type LiveListener = {
  /** Which crisis alerts are on; null when they may be other than they were and nobody can say. @param event its id */
  onAlerts(alerts: readonly AlertNotice[] | null, event: string | null): void;
  /** Something else that is published has changed. @param isUrgent whether every page tells of it */
  onContent(event: string, isUrgent: boolean): void;
  /** Somebody has said something of fires. */
  onFireBan(event: string): void;
  /** For a while nobody listened, here or before us, and nobody knows what was missed. */
  onGap(event: string): void;
  /** The session has ended, wherever that was done. */
  onSignedOut(): void;
  onConnection(isUp: boolean): void;
};

/** Where no stream is to be had, alerts are asked for so often instead, and the stream is tried again. */
const POLL_MS = 15_000;
/** A stream that breaks is mostly back at once. */
const PATIENCE_MS = 5000;
/** The server says something every 25 s; longer than two of these, and the connection is dead. */
const SILENCE_MS = 60_000;

/**
 * Listens to `/bff/events` while the page is seen; a hidden one needs no connection and is sent what it missed when it is
 * shown. Where streams are refused, or somebody between keeps what they say, the page asks instead.
 * @param since the event that what is shown is from after, where it is known: what came since is sent at first
 * @returns how to stop
 * Source: DESIGN section 4; UX, Crisis page
 */
export function listenLive(listener: LiveListener, since: string | null): () => void {
  const { onAlerts, onContent, onFireBan, onGap, onSignedOut, onConnection } = listener;
  let stream: EventSource | null = null;
  let patience: ReturnType<typeof setTimeout> | undefined;
  let next: ReturnType<typeof setTimeout> | undefined;
  let lastEventId = since ?? '';

  const open = () => {
    if (stream !== null || document.hidden) return;
    stream = new EventSource(streamAddress(lastEventId));
    expectWordIn(POLL_MS);
    const on = (name: string, onEvent: (data: string, id: string) => void) =>
      stream?.addEventListener(name, (event) => {
        expectWordIn(SILENCE_MS);
        clearTimeout(patience);
        onConnection(true);
        lastEventId = event.lastEventId;
        onEvent(event.data, lastEventId);
      });
    on('heartbeat', () => undefined);
    on('alerts', (data, id) => onAlerts(JSON.parse(data).alerts ?? null, id));
    on('content', (data, id) => onContent(id, JSON.parse(data).isUrgent === true));
    on('fire-ban', (_, id) => onFireBan(id));
    on('gap', (_, id) => onGap(id));
    on('signed-out', onSignedOut);
    stream.addEventListener('error', () => {
      clearTimeout(patience);
      // An answer that is no stream comes from somebody who is there.
      if (stream?.readyState === EventSource.CLOSED) {
        close();
        next = setTimeout(askInstead, POLL_MS);
      } else patience = setTimeout(() => onConnection(false), PATIENCE_MS);
    });
  };
  const expectWordIn = (ms: number) => {
    clearTimeout(next);
    next = setTimeout(askInstead, ms);
  };
  const askInstead = () => {
    close();
    onAlerts(null, null);
    open();
  };
  const close = () => {
    clearTimeout(patience);
    clearTimeout(next);
    stream?.close();
    stream = null;
  };
  const onVisibility = () => (document.hidden ? close() : open());
  const onOnline = () => {
    // The browser would wait as long as it was told to.
    if (stream?.readyState === EventSource.OPEN) return;
    close();
    open();
  };
  open();
  document.addEventListener('visibilitychange', onVisibility);
  addEventListener('online', onOnline);
  return () => {
    document.removeEventListener('visibilitychange', onVisibility);
    removeEventListener('online', onOnline);
    close();
  };
}

function streamAddress(lastEventId: string): string {
  if (lastEventId === '') return '/bff/events';
  return `/bff/events?${LAST_EVENT_ID_PARAMETER}=${encodeURIComponent(lastEventId)}`;
}
