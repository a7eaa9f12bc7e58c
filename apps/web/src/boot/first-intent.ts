import { isSavingData, whenIdle } from './idle.ts';

const INTENTS = ['pointerover', 'pointerdown', 'touchstart', 'keydown', 'focusin', 'wheel'] as const;
/** A browser says so too of a pointer that has rested since before the page came, over whatever came beneath it. */
const CONTROLS = 'a, button, summary, label, input, select, textarea';
/** An idle moment that has not come by then is taken. */
const IDLE_TIMEOUT_MS = 2000;

/**
 * Calls once: at the first intent (a pointer over a link or a control, a touch, a key, `earlyEvents` among
 * them), or when the page has loaded and the browser is idle. With data saving on, at an intent alone.
 */
export function onFirstIntent(call: () => void, earlyEvents: readonly Event[]): void {
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
  if (earlyEvents.length > 0) start();
  if (isSavingData()) return;
  const startLater = () => whenIdle(start, IDLE_TIMEOUT_MS);
  if (document.readyState === 'complete') startLater();
  else addEventListener('load', startLater, { signal: listening.signal });
}
