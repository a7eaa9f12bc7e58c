import { isSavingData, whenIdle } from './idle.ts';

const INTENTS = ['pointerover', 'pointerdown', 'touchstart', 'keydown', 'focusin', 'wheel'] as const;
/** An idle moment that has not come by then is taken. */
const IDLE_TIMEOUT_MS = 2000;

/**
 * Calls once: at the first intent (a pointer over a link or a control, a touch, a key), or when the page has loaded and
 * the browser is idle. With data saving on, at an intent alone.
 */
export function onFirstIntent(call: () => void): void {
  const listening = new AbortController();
  const start = () => {
    if (listening.signal.aborted) return;
    listening.abort();
    call();
  };
  for (const intent of INTENTS) {
    addEventListener(intent, start, { signal: listening.signal, passive: true, capture: true });
  }
  if (isSavingData()) return;
  if (document.readyState === 'complete') whenIdle(start, IDLE_TIMEOUT_MS);
  else addEventListener('load', () => whenIdle(start, IDLE_TIMEOUT_MS), { signal: listening.signal });
}
