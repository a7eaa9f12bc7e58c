/** What is being made just now, for all who ask for it meanwhile. Its failure is its askers' to hear of. */
export type Fetching<Result> = { made: Promise<Result>; beganMs: number };

export type InFlight<Result> = {
  /** The one under way under a key, unless it began before the purge given: that tells nothing of what came with it. */
  underWay(key: string, purges: number): Fetching<Result> | null;
  begin(key: string, purges: number, make: () => Promise<Result>): Fetching<Result>;
  /** How long the last one to land was under way, in milliseconds; 0 before there was any. */
  lastTookMs(): number;
};

export function createInFlight<Result>(now: () => number): InFlight<Result> {
  const inFlight = new Map<string, Fetching<Result> & { purges: number }>();
  let lastTookMs = 0;
  return {
    underWay(key, purges) {
      const flight = inFlight.get(key);
      return flight?.purges === purges ? flight : null;
    },
    begin(key, purges, make) {
      const flight = { made: make(), beganMs: now(), purges };
      inFlight.set(key, flight);
      const land = () => {
        lastTookMs = now() - flight.beganMs;
        if (inFlight.get(key) === flight) inFlight.delete(key);
      };
      flight.made.then(land, land);
      return flight;
    },
    lastTookMs: () => lastTookMs,
  };
}

/**
 * What is being made, if it is there in time; else null, and it goes on without us.
 * @param patienceMs Infinity waits for it, 0 does not wait
 */
export async function withTimeout<Value>(made: Promise<Value>, patienceMs: number): Promise<Value | null> {
  if (patienceMs === Number.POSITIVE_INFINITY) return await made;
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<null>((resolve) => {
    timer = setTimeout(resolve, patienceMs, null);
  });
  try {
    return await Promise.race([made, late]);
  } finally {
    clearTimeout(timer);
  }
}
