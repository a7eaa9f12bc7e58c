/** What is being made just now, for all who ask for it meanwhile. Its failure is its askers' to hear of. */
export type Flight<Result> = { made: Promise<Result>; beganMs: number };

export type Flights<Result> = {
  /** The one under way under a key, unless it began before the purge given: that tells nothing of what came with it. */
  underWay(key: string, purges: number): Flight<Result> | null;
  begin(key: string, purges: number, make: () => Promise<Result>): Flight<Result>;
  /** How long the last one to land was under way, in milliseconds; 0 before there was any. */
  lastTookMs(): number;
};

export function createFlights<Result>(now: () => number): Flights<Result> {
  const flights = new Map<string, Flight<Result> & { purges: number }>();
  let lastTookMs = 0;
  return {
    underWay(key, purges) {
      const flight = flights.get(key);
      return flight?.purges === purges ? flight : null;
    },
    begin(key, purges, make) {
      const flight = { made: make(), beganMs: now(), purges };
      flights.set(key, flight);
      const land = () => {
        lastTookMs = now() - flight.beganMs;
        if (flights.get(key) === flight) flights.delete(key);
      };
      flight.made.then(land, land);
      return flight;
    },
    lastTookMs: () => lastTookMs,
  };
}
