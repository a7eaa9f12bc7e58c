/** How those who asked were answered since the start, and what is kept now. */
export type CacheMetrics = {
  /** Given as kept. */
  fresh: number;
  /** Given from before, while a newer one was asked for or could not be had. */
  stale: number;
  /** Made anew. */
  made: number;
  /** Had what another's asking made. */
  joined: number;
  /** Makings that failed. */
  failed: number;
  /** Answered with a failure, for there was nothing from before. */
  refused: number;
  entries: number;
  bytes: number;
  /** Age of the oldest that was given from before within the last minute; 0 for none. */
  staleAgeMs: number;
};

const HALF_MINUTE_MS = 30_000;

/** The highest of what was noted in the last minute, and at least in the last half of it. */
export function createRecentMax(now: () => number): { note(value: number): void; most(): number } {
  let since = now();
  let [before, current] = [0, 0];
  const turn = () => {
    const passed = Math.floor((now() - since) / HALF_MINUTE_MS);
    if (passed < 1) return;
    before = passed === 1 ? current : 0;
    current = 0;
    since += passed * HALF_MINUTE_MS;
  };
  return {
    note(value) {
      turn();
      current = Math.max(current, value);
    },
    most() {
      turn();
      return Math.max(before, current);
    },
  };
}
