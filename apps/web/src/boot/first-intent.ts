import { isSavingData, whenIdle } from './idle.ts';

const INTENTS = ['pointerover', 'pointerdown', 'touchstart', 'keydown', 'focusin', 'wheel'] as const;
/** A browser says so too of a pointer that has rested since before the page came, over whatever came beneath it. */
const CONTROLS = 'a, button, summary, label, input, select, textarea';
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
  const onIntent = ({ type, target }: Event) => {
    if (type !== 'pointerover' || (target instanceof Element && target.closest(CONTROLS) !== null)) start();
  };
  for (const intent of INTENTS) {
    addEventListener(intent, onIntent, { signal: listening.signal, passive: true, capture: true });
  }
  if (isSavingData()) return;
  const startLater = () => afterPaint(() => whenIdle(start, IDLE_TIMEOUT_MS));
  if (document.readyState === 'complete') startLater();
  else addEventListener('load', startLater, { signal: listening.signal });
}

/** Calls once the page is on the screen. In a tab that nobody sees, that is when somebody looks at it. */
function afterPaint(call: () => void): void {
  new PerformanceObserver((entries, observer) => {
    if (entries.getEntriesByName('first-contentful-paint').length === 0) return;
    observer.disconnect();
    call();
  }).observe({ type: 'paint', buffered: true });
}
