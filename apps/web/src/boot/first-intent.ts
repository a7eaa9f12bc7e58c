import { isSavingData, whenIdle } from './idle.ts';

const INTENTS = ['pointerover', 'pointerdown', 'touchstart', 'keydown', 'focusin', 'wheel'] as const;
/** An idle moment that has not come by then is taken. */
const IDLE_TIMEOUT_MS = 2000;

/**
 * Calls once: at the first intent (a pointer over a link or a control, a touch, a key), or when the page has loaded, has
 * been painted and the browser is idle. With data saving on, at an intent alone.
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
  const startLater = () => afterPaint(() => whenIdle(start, IDLE_TIMEOUT_MS));
  if (document.readyState === 'complete') startLater();
  else addEventListener('load', startLater, { signal: listening.signal });
}

/** Calls when the frame after the next one begins. In a tab that nobody sees, that is when somebody looks at it. */
function afterPaint(call: () => void): void {
  requestAnimationFrame(() => requestAnimationFrame(call));
}
