import type { CacheFigures } from './cache-figures.ts';
import type { Clock } from './clock.ts';

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

/** Values that any visitor may be given. */
export type KeptValues<Value> = {
  /**
   * The value kept under a key while it is fresh, else a new one, made once for all who ask meanwhile. One that is no
   * longer fresh is given instead where `make` is slow or fails; a failure goes to those who have nothing else.
   */
  get(key: string, make: () => Promise<Value>, asking?: Asking): Promise<Given<Value>>;
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
  figures(): CacheFigures;
};

export type KeptValuesOptions<Value> = {
  freshness: () => Freshness;
  /** All kept values together; the least recently asked for go first. */
  mostBytes: number;
  bytesOf: (value: Value) => number;
  /** When a value changes by itself, in milliseconds since 1970; Infinity when it does not. */
  changesAtMs: (value: Value) => number;
  /** How long a value is fresh at most, whatever else holds. */
  mostFreshMs?: (value: Value) => number;
  /** A value that is no longer fresh as it may still be given; null when it may not. Asked again after each purge. */
  asStale: (value: Value, key: string, madeMs: number) => Value | null;
  /** Whether a failure says something of the value, so that what is kept is wrong; else it says something of upstream. */
  isVerdict: (error: unknown) => boolean;
  isPassing?: (value: Value, key: string) => boolean;
  mostFailures?: number;
  clock?: Clock;
};
