/** What an open page is told of. */
export type LiveListener = {
  /** Crisis alerts are other than they were, or may be: nobody has listened for a while. */
  onAlerts(): void;
  /** Something else that is published has changed. */
  onContent(): void;
  /** The session has ended, wherever that was done. */
  onSignedOut(): void;
  onConnection(isUp: boolean): void;
};

/** Where no stream is to be had, alerts are asked for so often instead. */
const POLL_MS = 15_000;
/** A stream that breaks is mostly back at once. */
const PATIENCE_MS = 5000;

/**
 * Listens to `/bff/events` while the page is seen; a hidden one needs no connection and looks again when it is shown.
 * @returns how to stop
 * Source: DESIGN section 4; UX, Crisis page
 */
export function listenLive({ onAlerts, onContent, onSignedOut, onConnection }: LiveListener): () => void {
  let stream: EventSource | null = null;
  let patience: ReturnType<typeof setTimeout> | undefined;
  let poll: ReturnType<typeof setInterval> | undefined;
  let hasListened = false;

  const open = () => {
    if (stream !== null || document.hidden) return;
    if (hasListened) onAlerts();
    hasListened = true;
    stream = new EventSource('/bff/events');
    stream.addEventListener('open', () => {
      clearTimeout(patience);
      clearInterval(poll);
      onConnection(true);
    });
    stream.addEventListener('alerts', onAlerts);
    stream.addEventListener('content', onContent);
    stream.addEventListener('signed-out', onSignedOut);
    stream.addEventListener('error', () => {
      clearTimeout(patience);
      // An answer that is no stream comes from somebody who is there.
      if (stream?.readyState === EventSource.CLOSED) {
        clearInterval(poll);
        poll = setInterval(onAlerts, POLL_MS);
      } else patience = setTimeout(() => onConnection(false), PATIENCE_MS);
    });
  };
  const close = () => {
    clearTimeout(patience);
    clearInterval(poll);
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
