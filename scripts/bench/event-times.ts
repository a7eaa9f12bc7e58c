import type { Page } from '@playwright/test';

/** From an event, in milliseconds: to the next painted frame, and to the frame that shows what it led to. */
export type EventTimes = { paint: number[]; shown: number[] };

/**
 * Times each event of a kind from when it came, until `stopTiming`.
 * @param watched a selector; what an event leads to is there when other elements match it, or with other `data-`
 */
export async function startTiming(page: Page, type: string, watched: string | null = null): Promise<void> {
  await page.evaluate(observeEvents, { type, watched });
}

/** What was timed since `startTiming`. */
export async function stopTiming(page: Page): Promise<EventTimes> {
  return await page.evaluate(() => {
    const { eventTimes, stopObserving } = globalThis as unknown as {
      eventTimes: EventTimes;
      stopObserving: () => void;
    };
    stopObserving();
    return eventTimes;
  });
}

/** Runs in the browser. */
function observeEvents({ type, watched }: { type: string; watched: string | null }): void {
  const eventTimes: EventTimes = { paint: [], shown: [] };
  const stateOf = (selector: string) =>
    JSON.stringify([...document.querySelectorAll<HTMLElement>(selector)].map(({ dataset }) => dataset));
  const afterFrame = (then: () => void) =>
    requestAnimationFrame(() => {
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = then;
      port2.postMessage(null);
    });
  const onEvent = ({ timeStamp }: Event) => {
    const sinceEvent = () => performance.now() - timeStamp;
    afterFrame(() => eventTimes.paint.push(sinceEvent()));
    if (watched === null) return;
    const before = stateOf(watched);
    const waitUntilShown = () =>
      afterFrame(() => {
        if (stateOf(watched) === before) waitUntilShown();
        else eventTimes.shown.push(sinceEvent());
      });
    waitUntilShown();
  };
  addEventListener(type, onEvent, { capture: true });
  const stopObserving = () => removeEventListener(type, onEvent, { capture: true });
  Object.assign(globalThis, { eventTimes, stopObserving });
}
