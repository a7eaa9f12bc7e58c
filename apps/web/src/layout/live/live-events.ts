import type { AlertNotice } from '@brandpost/domain';

/** What an open page is told of. */
export type LiveListener = {
  /** Which crisis alerts are on; null when they may be other than they were and nobody can say. @param event its name */
  onAlerts(alerts: readonly AlertNotice[] | null, event: string | null): void;
  /** Something else that is published has changed. @param isUrgent whether every page tells of it */
  onContent(event: string | null, isUrgent: boolean): void;
  /** Somebody has said something of fires. */
  onFireBan(event: string | null): void;
  /** For a while nobody listened: anything may have changed. */
  onGap(): void;
  /** The session has ended, wherever that was done. */
  onSignedOut(): void;
  onConnection(isUp: boolean): void;
};

/** Where no stream is to be had, alerts are asked for so often instead, and the stream is tried again. */
const POLL_MS = 15_000;
/** A stream that breaks is mostly back at once. */
const PATIENCE_MS = 5000;

/**
 * Listens to `/bff/events` while the page is seen; a hidden one needs no connection and looks again when it is shown.
 * @returns how to stop
 * Source: DESIGN section 4; UX, Crisis page
 */
export function listenLive(listener: LiveListener): () => void {
  const { onAlerts, onContent, onFireBan, onGap, onSignedOut, onConnection } = listener;
  let stream: EventSource | null = null;
  let patience: ReturnType<typeof setTimeout> | undefined;
  let retry: ReturnType<typeof setTimeout> | undefined;
  let hasListened = false;

  const open = () => {
    if (stream !== null || document.hidden) return;
    stream = new EventSource('/bff/events');
    stream.addEventListener('open', () => {
      clearTimeout(patience);
      onConnection(true);
      if (hasListened) onGap();
      hasListened = true;
    });
    stream.addEventListener('alerts', ({ data }) => {
      const { event, alerts } = JSON.parse(data);
      onAlerts(alerts ?? null, event ?? null);
    });
    stream.addEventListener('content', ({ data }) => {
      const { event, isUrgent } = JSON.parse(data);
      onContent(event ?? null, isUrgent === true);
    });
    stream.addEventListener('fire-ban', ({ data }) => onFireBan(JSON.parse(data).event ?? null));
    stream.addEventListener('signed-out', onSignedOut);
    stream.addEventListener('error', () => {
      clearTimeout(patience);
      // An answer that is no stream comes from somebody who is there.
      if (stream?.readyState === EventSource.CLOSED) {
        stream = null;
        retry = setTimeout(() => {
          onAlerts(null, null);
          open();
        }, POLL_MS);
      } else patience = setTimeout(() => onConnection(false), PATIENCE_MS);
    });
  };
  const close = () => {
    clearTimeout(patience);
    clearTimeout(retry);
    stream?.close();
    stream = null;
  };
  const onVisibility = () => (document.hidden ? close() : open());
  open();
  document.addEventListener('visibilitychange', onVisibility);
  return () => {
    document.removeEventListener('visibilitychange', onVisibility);
    close();
  };
}
