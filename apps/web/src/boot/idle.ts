const WITHOUT_IDLE_MS = 200;

/** Calls when the browser has nothing better to do, and at the latest after `timeoutMs`. */
export function whenIdle(call: () => void, timeoutMs: number): void {
  if ('requestIdleCallback' in window) requestIdleCallback(call, { timeout: timeoutMs });
  else setTimeout(call, WITHOUT_IDLE_MS);
}

/** Whether somebody has asked their browser to fetch no more than is needed. */
export function isSavingData(): boolean {
  return 'connection' in navigator && (navigator.connection as { saveData?: boolean }).saveData === true;
}
