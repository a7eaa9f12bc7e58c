import { LRUCache } from 'lru-cache';
import { createCacheEntries } from './cache-entries.ts';
import { type CacheMetrics, createRecentMax } from './cache-metrics.ts';
import { type Clock, systemClock } from './clock.ts';
import { createInFlight, type Fetching, withTimeout } from './in-flight.ts';

/** For how long a value is given without asking, and for how long after that while somebody asks. In milliseconds. */
export type Freshness = { freshMs: number; staleMs: number };

/** A value as it is given. */
export type Given<Value> = {
  value: Value;
  /** When it was asked for, in milliseconds since 1970 by the steady clock: it may tell of nothing later. */
  madeMs: number;
  /** When it changes by itself; Infinity when it does not. */
  changesAtMs: number;
  /** Given although a newer one was asked for, or ought to be. */
  isStale: boolean;
};

export type Asking = {
  /** Something else is made of it: rather a moment's wait than one that is no longer fresh. */
  isPart?: boolean;
  /** Nobody knows how many such keys there may be: it pushes out only others of its kind. */
  isPassing?: boolean;
};

type Make<Value> = (before: Value | undefined) => Promise<Value>;

/** Values that any visitor may be given. */
export type SwrCache<Value> = {
  /**
   * The value kept under a key while it is fresh, else a new one, made once for all who ask meanwhile. One that is no
   * longer fresh is given instead where `make` is slow or fails; a failure goes to those who have nothing else.
   * @param make is given the value from before, which may be outdated, if there is one
   */
  get(key: string, make: Make<Value>, asking?: Asking): Promise<Given<Value>>;
  /** Whether this very value is the one under a key, and fresh; if so it counts as given. */
  isFresh(key: string, value: Value): boolean;
  /** From now on nothing kept counts as fresh, nor does what is being made. */
  purge(): void;
  /** What is kept, the last asked for first, and what is passing after all else. */
  entries(): Iterable<[key: string, value: Value, madeMs: number]>;
  /** As above, without what may no longer be given from before, and each as it may be given. */
  givable(): Iterable<[key: string, value: Value, madeMs: number]>;
  /** Takes in what was kept before, which is then no longer fresh. */
  restore(key: string, value: Value, madeMs: number): void;
  metrics(): CacheMetrics;
};

export type SwrCacheOptions<Value> = {
  freshness: () => Freshness;
  /** All kept values together; the least recently asked for go first. */
  maxBytes: number;
  bytesOf: (value: Value) => number;
  /** When a value changes by itself, in milliseconds since 1970; Infinity when it does not. */
  changesAtMs: (value: Value) => number;
  /** How long a value is fresh at most, whatever else holds. */
  maxFreshMs?: (value: Value) => number;
  /** A value that is no longer fresh as it may still be given; null when it may not. Asked again after each purge. */
  asStale: (value: Value, key: string, madeMs: number) => Value | null;
  /** Whether a failure says something of the value, so that what is kept is wrong; else it says something of upstream. */
  isVerdict: (error: unknown) => boolean;
  isPassing?: (value: Value, key: string) => boolean;
  maxFailures?: number;
  clock?: Clock;
};

type Entry<Value> = {
  value: Value;
  madeMs: number;
  jitter: number;
  changesAtMs: number;
  /** How many purges there had been when it was asked for. */
  purges: number;
  /** How many there had been when it was last looked at as a stale one. */
  settledAt: number | null;
  isPassing: boolean;
};

/** The oldest value that is given while nothing newer can be had. */
const OLDEST_MS = 24 * 60 * 60 * 1000;
/** A key that failed is not asked for again for so long. */
const FAILURE_MS = 1000;
const MAX_FAILURES = 2000;
/** How long a newer one may take before those are given the older one who could have that. */
const PATIENCE_MS = 150;
/** As above, once the older one is known to be outdated, and while newer ones come that soon. */
const LONG_PATIENCE_MS = 1000;
/** So that what was made together does not end together. */
const JITTER = 0.1;

/**
 * One call, or one page, for a crowd that asks the same. Only for what is made without anything of the visitor's:
 * the key must hold all that the value depends on. Source: DESIGN section 4, Cache; SECURITY T22, T23, F1 to F3, F12.
 */
export function createSwrCache<Value extends object>(options: SwrCacheOptions<Value>): SwrCache<Value> {
  const { freshness, bytesOf, changesAtMs, isVerdict, clock = systemClock } = options;
  const { maxFreshMs = () => Number.POSITIVE_INFINITY, isPassing = () => false } = options;
  const kept = createCacheEntries<Entry<Value>>(options.maxBytes, ({ value }) => bytesOf(value));
  const failures = new LRUCache<string, { error: unknown; untilMs: number }>({
    max: options.maxFailures ?? MAX_FAILURES,
  });
  const inFlight = createInFlight<Entry<Value>>(clock.steadyMs);
  const counts = { fresh: 0, stale: 0, made: 0, joined: 0, failed: 0, refused: 0 };
  const staleAges = createRecentMax(clock.steadyMs);
  let purges = 0;

  const join = (key: string, make: Make<Value>, asking: Asking): Fetching<Entry<Value>> => {
    const underWay = inFlight.underWay(key, purges);
    counts[underWay === null ? 'made' : 'joined'] += 1;
    return underWay ?? inFlight.begin(key, purges, () => makeEntry(key, make, asking));
  };

  const makeEntry = async (key: string, make: Make<Value>, asking: Asking): Promise<Entry<Value>> => {
    const asked = { madeMs: clock.steadyMs(), purges };
    // One that took long must not take the place of what was asked for after a purge.
    const isOutrun = () => (kept.get(key)?.purges ?? -1) > asked.purges;
    try {
      const value = await make(kept.get(key)?.value);
      const jitter = 1 + (Math.random() * 2 - 1) * JITTER;
      const isOneOfMany = asking.isPassing === true || isPassing(value, key);
      const entry = {
        ...asked,
        value,
        jitter,
        changesAtMs: changesAtMs(value),
        settledAt: null,
        isPassing: isOneOfMany,
      };
      failures.delete(key);
      if (freshness().freshMs > 0 && !isOutrun()) kept.set(key, entry, isOneOfMany);
      return entry;
    } catch (error) {
      counts.failed += 1;
      if (freshness().freshMs > 0) failures.set(key, { error, untilMs: clock.steadyMs() + FAILURE_MS });
      if (isVerdict(error) && !isOutrun()) kept.delete(key);
      throw error;
    }
  };

  /** Since it was asked for, as far as we know. */
  const isUnchanged = (entry: Entry<Value>) => entry.purges === purges && clock.dateMs() < entry.changesAtMs;

  /** Freshness as it is now, not as it was then: where changes are no longer announced, nothing stays fresh for long. */
  const freshUntilMs = ({ value, madeMs, jitter }: Entry<Value>) =>
    madeMs + Math.min(freshness().freshMs * jitter, maxFreshMs(value));

  /** Looked at once, and again after each purge and when it has changed by itself. */
  const settled = (key: string, entry: Entry<Value>): Entry<Value> | null => {
    if (clock.steadyMs() - entry.madeMs > OLDEST_MS) return null;
    if (entry.settledAt === purges && clock.dateMs() < entry.changesAtMs) return entry;
    const value = options.asStale(entry.value, key, entry.madeMs);
    return value === null ? null : { ...entry, value, changesAtMs: changesAtMs(value), settledAt: purges };
  };

  const staleOf = (key: string): Given<Value> | null => {
    const entry = kept.get(key);
    const usable = entry === undefined ? null : settled(key, entry);
    if (usable === null) return null;
    if (usable !== entry) kept.set(key, usable, usable.isPassing);
    counts.stale += 1;
    staleAges.note(clock.steadyMs() - usable.madeMs);
    return given(usable, { isStale: true });
  };

  /** @throws `error` where nothing from before may be given */
  const staleOr = (key: string, error: unknown): Given<Value> => {
    const stale = isVerdict(error) ? null : staleOf(key);
    if (stale !== null) return stale;
    counts.refused += 1;
    throw error;
  };

  return {
    async get(key, make, asking = {}) {
      const entry = kept.get(key);
      const steadyMs = clock.steadyMs();
      const isCurrent = entry !== undefined && isUnchanged(entry);
      if (isCurrent && steadyMs < freshUntilMs(entry)) {
        counts.fresh += 1;
        return given(entry, { isStale: false });
      }
      const failure = failures.get(key);
      if (failure !== undefined && steadyMs < failure.untilMs) return staleOr(key, failure.error);
      const isRecent = isCurrent && steadyMs < freshUntilMs(entry) + freshness().staleMs;
      const isWorthWaiting = !isCurrent && inFlight.lastTookMs() < LONG_PATIENCE_MS;
      const { made, beganMs } = join(key, make, asking);
      const patienceMs =
        isRecent && asking.isPart !== true ? 0 : isWorthWaiting ? LONG_PATIENCE_MS : PATIENCE_MS;
      const waitMs = entry === undefined ? Number.POSITIVE_INFINITY : beganMs + patienceMs - steadyMs;
      try {
        const newer = waitMs > 0 ? await withTimeout(made, waitMs) : null;
        if (newer !== null) return given(newer, { isStale: false });
      } catch (error) {
        return staleOr(key, error);
      }
      return (
        staleOf(key) ??
        (await made.then(
          (newer) => given(newer, { isStale: false }),
          (error: unknown) => staleOr(key, error),
        ))
      );
    },
    isFresh(key, value) {
      const entry = kept.get(key);
      const isFresh = entry?.value === value && isUnchanged(entry) && clock.steadyMs() < freshUntilMs(entry);
      if (isFresh) counts.fresh += 1;
      return isFresh;
    },
    purge() {
      purges += 1;
      failures.clear();
    },
    *entries() {
      for (const [key, { value, madeMs }] of kept.all()) yield [key, value, madeMs];
    },
    *givable() {
      // A list of its own: anyone who goes through it may take their time.
      for (const [key, entry] of [...kept.all()]) {
        const usable = isUnchanged(entry) ? entry : settled(key, entry);
        if (usable !== null) yield [key, usable.value, usable.madeMs];
      }
    },
    restore(key, value, madeMs) {
      if (kept.get(key) !== undefined) return;
      const from = { value, madeMs: Math.min(madeMs, clock.steadyMs()), changesAtMs: changesAtMs(value) };
      // As from before a purge: a newer one is waited for, where it is to be had.
      kept.set(key, { ...from, jitter: 1, purges: -1, settledAt: null, isPassing: false }, false);
    },
    metrics: () => ({ ...counts, ...kept.size(), staleAgeMs: staleAges.most() }),
  };
}

function given<Value>(entry: Entry<Value>, { isStale }: { isStale: boolean }): Given<Value> {
  const { value, madeMs, changesAtMs } = entry;
  return { value, madeMs, changesAtMs, isStale };
}
