/** A total, and the state of the database that it was counted in. */
export type CountedTotal = {
  total: number;
  /** Number of the last write. */
  writes: number;
  /** Counted at; it holds until the clock changes what is seen, or somebody writes. */
  since: Date;
  until: Date | null;
};

/** Anyone who writes into the database past this service is noticed after this time at the latest. */
const MAX_AGE_MS = 60_000;
const MAX_KEPT = 500;

/** Cached totals of lists, by query and viewer. */
export type TotalCache = ReturnType<typeof createTotalCache>;

/**
 * Caches totals for as long as they are exact. Counting thousands of rows takes longer than reading the page that is
 * shown of them, and is the same for everybody who may see the same until something is written: then the last number of
 * the audit log is another one. Source: decision 0017.
 */
export function createTotalCache() {
  const kept = new Map<string, CountedTotal>();
  return {
    /** null when it has to be counted. */
    find(key: string, writes: number, now: Date): number | null {
      const known = kept.get(key);
      if (known === undefined || known.writes !== writes) return null;
      const age = now.getTime() - known.since.getTime();
      if (age < 0 || age > MAX_AGE_MS || (known.until !== null && known.until <= now)) return null;
      return known.total;
    },
    keep(key: string, counted: CountedTotal): void {
      kept.delete(key);
      kept.set(key, counted);
      const [oldest] = kept.keys();
      if (kept.size > MAX_KEPT && oldest !== undefined) kept.delete(oldest);
    },
  };
}
